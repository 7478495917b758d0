import class CoreFoundation.CFAllocator
import CoreVideo
import Foundation

/// What has attachments: a sample, or a buffer of a picture.
public typealias CMAttachmentBearer = CFTypeRef
/// Whether an attachment goes on to what is made of its bearer.
public typealias CMAttachmentMode = UInt32

/// It does not go on.
public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
/// It goes on to copies.
public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

/// Why a frame was dropped: the attachment of the sample that tells of it.
nonisolated(unsafe) public let kCMSampleBufferAttachmentKey_DroppedFrameReason: CFString = "DroppedFrameReason"
/// The frame before it was still being handled.
nonisolated(unsafe) public let kCMSampleBufferDroppedFrameReason_FrameWasLate: CFString = "FrameWasLate"
/// There was no memory for it.
nonisolated(unsafe) public let kCMSampleBufferDroppedFrameReason_OutOfBuffers: CFString = "OutOfBuffers"

/// Attaches a value; `nil` takes away what the key had.
public func CMSetAttachment(
    _ target: CMAttachmentBearer, key: CFString, value: CFTypeRef?, attachmentMode: CMAttachmentMode
) {
    if let sample = target as? CMSampleBuffer {
        sample.attach(value, key as String, attachmentMode)
    } else if let buffer = target as? CVBuffer {
        if let value {
            CVBufferSetAttachment(buffer, key, value, CVAttachmentMode(rawValue: attachmentMode) ?? .shouldNotPropagate)
        } else {
            CVBufferRemoveAttachment(buffer, key)
        }
    }
}

/// Returns what is attached by a key; `nil` if nothing is.
public func CMGetAttachment(
    _ target: CMAttachmentBearer, key: CFString, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
) -> CFTypeRef? {
    if let sample = target as? CMSampleBuffer {
        guard let found = sample.attachment(key as String) else { return nil }
        attachmentModeOut?.pointee = found.mode
        return found.value
    }
    guard let buffer = target as? CVBuffer else { return nil }
    var mode = CVAttachmentMode.shouldNotPropagate
    guard let value = CVBufferCopyAttachment(buffer, key, &mode) else { return nil }
    attachmentModeOut?.pointee = mode.rawValue
    return value
}

/// Takes away what is attached by a key.
public func CMRemoveAttachment(_ target: CMAttachmentBearer, key: CFString) {
    CMSetAttachment(target, key: key, value: nil, attachmentMode: kCMAttachmentMode_ShouldNotPropagate)
}

/// Returns all that is attached in a mode; `nil` if nothing is.
public func CMCopyDictionaryOfAttachments(
    allocator: CFAllocator?, target: CMAttachmentBearer, attachmentMode: CMAttachmentMode
) -> CFDictionary? {
    if let sample = target as? CMSampleBuffer {
        let found = sample.attachments(attachmentMode)
        return found.isEmpty ? nil : found as NSDictionary
    }
    guard let buffer = target as? CVBuffer, let mode = CVAttachmentMode(rawValue: attachmentMode) else { return nil }
    return CVBufferCopyAttachments(buffer, mode)
}
