/// Mends what findings say can be mended.
public enum Fixer {
    /// A text with the fixes of its findings; those that overlap an earlier one wait for the next run.
    ///
    /// - Returns: The text, and the findings that it mends.
    public static func fixed(_ bytes: [UInt8], _ incidents: [Incident]) -> (bytes: [UInt8], mended: [Incident]) {
        var taken: [Range<Int>] = []
        var edits: [Fix.Edit] = []
        var mended: [Incident] = []
        for incident in incidents {
            guard let fix = incident.fix, !fix.edits.isEmpty else { continue }
            let ranges = fix.edits.map(\.range)
            guard ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= bytes.count }) else { continue }
            // Two insertions at one place would come in an order that nobody chose.
            let collides = ranges.contains { range in
                taken.contains { $0.overlaps(range) || $0.lowerBound == range.lowerBound || $0 == range }
            }
            if collides { continue }
            taken += ranges
            edits += fix.edits
            mended.append(incident)
        }
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return (result, mended)
    }
}
