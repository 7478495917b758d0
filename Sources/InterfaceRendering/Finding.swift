/// Something about a document that its author wants to know, with the line it is about.
public struct Finding: Hashable, Sendable {
    /// The line, from 1.
    public var line: Int
    /// What is wrong, in one sentence.
    public var message: String

    /// Creates a finding.
    public init(line: Int, message: String) { (self.line, self.message) = (line, message) }

    /// The finding as compilers print it: `file:line: warning: message`.
    public func text(file: String) -> String { "\(file):\(line): warning: \(message)" }
}
