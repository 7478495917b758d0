import Foundation

/// Bytes of media that are in memory. See https://developer.apple.com/documentation/coremedia/cmblockbuffer.
public final class CMBlockBuffer: Hashable, @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    /// Copies bytes.
    package init(_ data: Data) {
        bytes = .allocate(byteCount: data.count, alignment: 16)
        bytes.copyBytes(from: data)
    }

    deinit { bytes.deallocate() }

    /// How many bytes there are.
    public var dataLength: Int { bytes.count }

    /// A copy of all bytes.
    ///
    /// - Throws: Nothing here: the bytes are always there.
    public func dataBytes() throws -> Data { Data(bytes) }

    /// Whether they are the same buffer.
    public static func == (lhs: CMBlockBuffer, rhs: CMBlockBuffer) -> Bool { lhs === rhs }
    /// By which buffer it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns how many bytes there are.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// Returns whether bytes lie in one piece: all do.
public func CMBlockBufferIsRangeContiguous(_ theBuffer: CMBlockBuffer, atOffset offset: Int, length: Int) -> Bool {
    offset >= 0 && length >= 0 && length <= theBuffer.dataLength && offset <= theBuffer.dataLength - length
}

/// Tells where the bytes from a place on are, which is good as long as the buffer lives.
///
/// - Parameters:
///   - lengthAtOffsetOut: is set to how many bytes follow from there.
///   - totalLengthOut: is set to how many bytes there are.
/// - Returns: `kCMBlockBufferBadOffsetParameterErr` for a place behind the end.
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard offset >= 0, offset < theBuffer.dataLength, let base = theBuffer.bytes.baseAddress else {
        return kCMBlockBufferBadOffsetParameterErr
    }
    lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
    totalLengthOut?.pointee = theBuffer.dataLength
    dataPointerOut?.pointee = (base + offset).assumingMemoryBound(to: CChar.self)
    return 0
}

/// Copies bytes to a place that has room for them.
///
/// - Returns: `kCMBlockBufferBadOffsetParameterErr` or `kCMBlockBufferBadLengthParameterErr` for bytes that are not there.
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard offsetToData >= 0, offsetToData <= theSourceBuffer.dataLength else { return kCMBlockBufferBadOffsetParameterErr }
    guard dataLength >= 0, dataLength <= theSourceBuffer.dataLength - offsetToData else { return kCMBlockBufferBadLengthParameterErr }
    if let base = theSourceBuffer.bytes.baseAddress { destination.copyMemory(from: base + offsetToData, byteCount: dataLength) }
    return 0
}
