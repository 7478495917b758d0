import Foundation

/// What is to be read or written in one step with others. See https://developer.apple.com/documentation/foundation/nsfileaccessintent.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
    /// Where the item is: when the access is granted, perhaps another place than the one that was asked for.
    open internal(set) var url: URL
    let access: FileAccess.Kind

    init(_ url: URL, _ access: FileAccess.Kind) {
        self.url = url
        self.access = access
    }

    /// An item that is to be read.
    public class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .reading(options))
    }

    /// An item that is to be written.
    public class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent {
        NSFileAccessIntent(url, .writing(options))
    }
}
