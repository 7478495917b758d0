import Foundation

extension NSString {
    /// Creates a text of a format, in which numbers are written as in the person's region.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(format: format as String, locale: .current, arguments: args))
    }

    /// The path with "~" in the place of the app's home.
    public var abbreviatingWithTildeInPath: String {
        let (path, home) = (self as String, NSHomeDirectory())
        if path == home { return "~" }
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }
}

extension Scanner {
    /// Reads a string that comes next. Returns whether it does.
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool { give(scanString(string), to: result) }

    /// Reads up to a string, or to the end. Returns whether there was anything to read.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanUpToString(string), to: result)
    }

    /// Reads characters of a set. Returns whether there were any.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanCharacters(from: set), to: result)
    }

    /// Reads up to a character of a set, or to the end. Returns whether there was anything to read.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        give(scanUpToCharacters(from: set), to: result)
    }

    private func give(_ found: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}
