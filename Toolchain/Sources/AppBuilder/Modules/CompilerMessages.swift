/// What the compiler says, line by line, without what says nothing of the user's code.
///
/// What lowering added to a file is correct if the file is, so a fault there follows from one of the user's: it is held back until the end,
/// and said only if there was no other.
struct CompilerMessages {
    private var heldBack: [String] = []
    /// Whether the lines that come belong to a message about what lowering added.
    private var isAboutAdded = false
    /// Whether they belong to one about how a lowered file is told from the user's own, which has the same name where it has to.
    private var isAboutNames = false
    private var hasError = false

    /// Takes a line.
    ///
    /// - Returns: the lines to be said now.
    mutating func take(_ line: String) -> [String] {
        // Lines of the compiler's driver.
        guard !line.contains("command failed with exit code") else { return [] }
        let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        if let message = plain.firstMatch(of: #/:\d+:\d+: (error|warning|note): /#), message.1 != "note" {
            isAboutAdded = plain[..<message.range.lowerBound].hasSuffix("(lowered)")
            isAboutNames = plain[message.range.upperBound...].hasPrefix("'#sourceLocation' directive produces '#fileID' string")
            if !isAboutAdded, message.1 == "error" { hasError = true }
        }
        if isAboutNames { return [] }
        guard isAboutAdded else { return [line] }
        heldBack.append(line)
        return []
    }

    /// The lines to be said when there are no more.
    func rest() -> [String] { hasError ? [] : heldBack }
}
