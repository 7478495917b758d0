/// What is wrong with the files that a check reads.
package struct Complaint: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
