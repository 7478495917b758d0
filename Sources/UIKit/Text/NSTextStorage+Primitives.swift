import Foundation

/// Whether values of attributes are the same.
enum AttributeValues {
    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as AnyObject) === (right as AnyObject)
        default: return false
        }
    }

    static func areEqual(_ left: [NSAttributedString.Key: Any], _ right: [NSAttributedString.Key: Any]) -> Bool {
        left.count == right.count && left.allSatisfy { areEqual($1, right[$0]) }
    }
}

// Foundation for Linux reads and writes its own text in each of these; here they go by what subclasses override.
extension NSTextStorage {
    /// Calls a closure with the stretches of a range that have the same attributes.
    func forEachRun(in range: NSRange, _ body: (inout [NSAttributedString.Key: Any], NSRange) -> Void) {
        var place = range.location
        while place < range.upperBound {
            var run = NSRange()
            var attributes = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.upperBound, place + 1), range.upperBound)
            body(&attributes, NSRange(location: place, length: end - place))
            place = end
        }
    }

    /// The longest range around a place, in another, in which something of the attributes is the same.
    private func longestRange<T>(
        at place: Int, in limit: NSRange, _ read: ([NSAttributedString.Key: Any]) -> T, _ isSame: (T, T) -> Bool
    ) -> (value: T, range: NSRange) {
        var run = NSRange()
        let value = read(attributes(at: place, effectiveRange: &run))
        var (start, end) = (run.location, run.upperBound)
        while start > limit.location, isSame(read(attributes(at: start - 1, effectiveRange: &run)), value) { start = run.location }
        while end < limit.upperBound, isSame(read(attributes(at: end, effectiveRange: &run)), value) { end = max(run.upperBound, end + 1) }
        start = max(start, limit.location)
        return (value, NSRange(location: start, length: min(end, limit.upperBound) - start))
    }

    // MARK: Reading

    func longest(at place: Int, in limit: NSRange) -> (value: [NSAttributedString.Key: Any], range: NSRange) {
        longestRange(at: place, in: limit, { $0 }, { AttributeValues.areEqual($0, $1) })
    }

    func longest(_ name: NSAttributedString.Key, at place: Int, in limit: NSRange) -> (value: Any?, range: NSRange) {
        longestRange(at: place, in: limit, { $0[name] }, { AttributeValues.areEqual($0, $1) })
    }

    func copied(_ range: NSRange) -> NSMutableAttributedString {
        let result = NSMutableAttributedString(string: (string as NSString).substring(with: range))
        forEachRun(in: range) { attributes, run in
            result.setAttributes(attributes, range: NSRange(location: run.location - range.location, length: run.length))
        }
        return result
    }

    // MARK: Writing

    func changeRuns(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        forEachRun(in: range) { runs.append(($0, $1)) }
        beginEditing()
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }

    func replace(_ range: NSRange, with text: NSAttributedString) {
        // What is put in may be a part of this text.
        let text = text === self ? copied(NSRange(location: 0, length: length)) : text
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        var place = 0
        while place < text.length {
            var run = NSRange()
            let attributes = text.attributes(at: place, effectiveRange: &run)
            let end = min(max(run.upperBound, place + 1), text.length)
            setAttributes(attributes, range: NSRange(location: range.location + place, length: end - place))
            place = end
        }
        endEditing()
    }
}

/// A text storage's characters: what is changed here is changed there.
final class StorageString: NSMutableString {
    private var storage: NSTextStorage?

    static func of(_ storage: NSTextStorage) -> StorageString {
        let string = StorageString(capacity: 0)
        string.storage = storage
        return string
    }

    override var length: Int { storage?.length ?? super.length }
    override func character(at index: Int) -> unichar {
        storage.map { ($0.string as NSString).character(at: index) } ?? super.character(at: index)
    }
    override func replaceCharacters(in range: NSRange, with aString: String) {
        if let storage { storage.replaceCharacters(in: range, with: aString) } else { super.replaceCharacters(in: range, with: aString) }
    }

    // Foundation's class asks its subclasses for these.
    required convenience init?(coder aDecoder: NSCoder) { self.init(capacity: 0) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(stringLiteral: value) }
    required init(stringLiteral value: StaticString) { super.init(stringLiteral: value) }
    required init(characters: UnsafePointer<unichar>, length: Int) { super.init(characters: characters, length: length) }
    required init(string aString: String) { super.init(string: aString) }
    required init(capacity: Int) { super.init(capacity: capacity) }
}
