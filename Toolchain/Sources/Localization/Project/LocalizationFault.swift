/// Why an exchange could not be done, in one line.
package struct LocalizationFault: Error, Hashable, CustomStringConvertible {
    package let description: String

    /// Creates a fault.
    package init(_ description: String) { self.description = description }
}
