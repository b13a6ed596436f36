// Stylesheets mean nothing to jest.
module.exports = {};
