import CoreGraphics
import Foundation

/// A picture, or a part of a film, in memory, with what is known of it. Here each is a `CVPixelBuffer`.
///
/// See https://developer.apple.com/documentation/corevideo/cvbuffer.
public final class CVBuffer: Hashable, @unchecked Sendable {
    private struct Attachment {
        var value: AnyObject
        var mode: CVAttachmentMode
    }

    let pixels: PixelStorage
    private let lock = NSLock()
    private var attachments: [String: Attachment] = [:]
    private var locks = 0

    init(_ pixels: PixelStorage) { self.pixels = pixels }

    /// Whether they are the same buffer.
    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }
    /// By which buffer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    // MARK: Attachments

    func attach(_ value: AnyObject, _ key: String, _ mode: CVAttachmentMode) {
        lock.withLock { attachments[key] = Attachment(value: value, mode: mode) }
    }

    func attachment(_ key: String) -> (value: AnyObject, mode: CVAttachmentMode)? {
        lock.withLock { attachments[key].map { ($0.value, $0.mode) } }
    }

    func attachments(_ mode: CVAttachmentMode) -> [String: AnyObject] {
        lock.withLock { attachments.filter { $0.value.mode == mode }.mapValues(\.value) }
    }

    /// Takes one attachment away, or all.
    func detach(_ key: String?) { lock.withLock { if let key { attachments[key] = nil } else { attachments = [:] } } }

    // MARK: Locks

    func lockPixels() { lock.withLock { locks += 1 } }

    /// Returns whether it was locked.
    func unlockPixels() -> Bool {
        lock.withLock {
            guard locks > 0 else { return false }
            locks -= 1
            return true
        }
    }
}

/// Whether what is attached to a buffer goes on to what is made of it.
///
/// See https://developer.apple.com/documentation/corevideo/cvattachmentmode.
public enum CVAttachmentMode: UInt32, Sendable {
    case shouldNotPropagate = 0
    case shouldPropagate = 1
}

/// Attaches a value to a buffer, in the place of what the key had.
public func CVBufferSetAttachment(_ buffer: CVBuffer, _ key: CFString, _ value: CFTypeRef, _ attachmentMode: CVAttachmentMode) {
    buffer.attach(value, key as String, attachmentMode)
}

/// Attaches all values of a dictionary.
public func CVBufferSetAttachments(_ buffer: CVBuffer, _ theAttachments: CFDictionary, _ attachmentMode: CVAttachmentMode) {
    for (key, value) in theAttachments { if let key = key as? String { buffer.attach(value as AnyObject, key, attachmentMode) } }
}

/// Returns what is attached by a key; `nil` if nothing is.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let found = buffer.attachment(key as String) else { return nil }
    attachmentMode?.pointee = found.mode
    return found.value
}

/// Returns what is attached by a key, without a reference of the caller's own; `nil` if nothing is.
public func CVBufferGetAttachment(
    _ buffer: CVBuffer, _ key: CFString, _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> Unmanaged<CFTypeRef>? { CVBufferCopyAttachment(buffer, key, attachmentMode).map(Unmanaged.passUnretained) }

/// Returns whether something is attached by a key.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool { buffer.attachment(key as String) != nil }

/// Returns all that is attached in a mode; `nil` if nothing is.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let found = buffer.attachments(attachmentMode)
    return found.isEmpty ? nil : found as NSDictionary
}

/// Takes away what is attached by a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) { buffer.detach(key as String) }

/// Takes away all that is attached.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) { buffer.detach(nil) }

/// Attaches to a buffer what is to go on from another one.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, value) in sourceBuffer.attachments(.shouldPropagate) { destinationBuffer.attach(value, key, .shouldPropagate) }
}
