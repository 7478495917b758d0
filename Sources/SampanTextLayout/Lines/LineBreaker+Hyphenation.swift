import Foundation

extension LineBreaker {
    /// What a line ends with where a word is divided.
    static let hyphen = "\u{2010}"

    /// Where the word that a line has no room for is divided; `nil` if the line ends before it.
    ///
    /// A word is divided only where the line without it is filled less than the style's factor says.
    ///
    /// - Parameters:
    ///   - word: the first cluster after the last place where the line could end; the line's first if there is none.
    ///   - overflow: the first cluster that there is no room for.
    func division(from start: Int, word: Int, overflow: Int, width: CGFloat) -> Int? {
        guard hyphenates else { return nil }
        let clusters = paragraph.clusters
        var visibleEnd = word
        while visibleEnd > start, clusters[visibleEnd - 1].flags.contains(.whitespace) { visibleEnd -= 1 }
        guard self.width(from: start, to: visibleEnd, in: width) < style.hyphenationFactor * width else { return nil }
        let divisions = divisions(ofWordAt: overflow)
        guard !divisions.isEmpty else { return nil }
        let hyphen = insertion(Self.hyphen, styleAt(Int(clusters[word].start)).style).clusters.reduce(0) { $0 + $1.advance }
        return divisions.last {
            $0 > word && $0 <= overflow && self.width(from: start, to: $0, in: width) + hyphen <= width + Self.tolerance
        }
    }

    /// Whether a line that ends before a cluster divides a word there.
    func isDivision(_ cluster: Int) -> Bool {
        guard hyphenates, cluster > 0, cluster < clusterCount,
            paragraph.clusters[cluster].flags.isDisjoint(with: [.lineBreakBefore, .mandatoryBreakBefore, .whitespace])
        else { return false }
        return divisions(ofWordAt: cluster).contains(cluster)
    }

    /// The clusters before which the word that a cluster is in may be divided.
    private func divisions(ofWordAt cluster: Int) -> [Int] {
        guard let hyphenator = Hyphenator.of(FontLibrary.shared.language) else { return [] }
        let clusters = paragraph.clusters
        func endsWord(_ index: Int) -> Bool { !clusters[index].flags.isDisjoint(with: [.lineBreakBefore, .mandatoryBreakBefore]) }
        func isLetters(_ index: Int) -> Bool { text(of: index).allSatisfy(\.isLetter) }
        guard cluster < clusterCount, isLetters(cluster) else { return [] }
        var first = cluster
        while first > 0, !endsWord(first), isLetters(first - 1) { first -= 1 }
        var end = cluster + 1
        while end < clusterCount, !endsWord(end), isLetters(end) { end += 1 }
        let start = clusters[first].start
        let word = (first..<end).map(text(of:)).joined()
        let places = Set(hyphenator.divisions(of: word))
        return (first + 1..<end).filter { places.contains(Int(clusters[$0].start - start)) }
    }

    private func text(of cluster: Int) -> Substring {
        let units = text.utf16
        let start = units.index(units.startIndex, offsetBy: Int(paragraph.clusters[cluster].start))
        return text[start..<units.index(start, offsetBy: Int(paragraph.clusters[cluster].length))]
    }

    private func width(from start: Int, to end: Int, in lineWidth: CGFloat) -> CGFloat {
        (start..<end).reduce(0) { x, index in
            let cluster = paragraph.clusters[index]
            return cluster.flags.contains(.tab) ? tabEnd(from: x, at: index, lineWidth: lineWidth) : x + cluster.advance
        }
    }
}
