import Foundation

/// Values under way to the other end. See https://developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer.
open class WCSessionUserInfoTransfer: NSObject {
    /// The values.
    public let userInfo: [String: Any]
    /// Whether they are for what the watch's face shows.
    public let isCurrentComplicationInfo: Bool
    /// Whether they are under way: there is nobody to send them to.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isForComplication: Bool) {
        (self.userInfo, isCurrentComplicationInfo) = (userInfo, isForComplication)
    }

    /// Takes them back. What is not under way is left as it is.
    open func cancel() {}
}

/// A file for the other end, or from it. See https://developer.apple.com/documentation/watchconnectivity/wcsessionfile.
open class WCSessionFile: NSObject {
    /// Where it lies.
    public let fileURL: URL
    /// What was said of it.
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A file under way to the other end. See https://developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile
    /// How much of it has arrived.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether it is under way: there is nobody to send it to.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    /// Takes it back.
    open func cancel() { progress.cancel() }
}
