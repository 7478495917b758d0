import class CoreFoundation.CFAllocator
import Foundation

/// A picture in memory whose pixels can be reached. See https://developer.apple.com/documentation/corevideo/cvpixelbuffer.
///
/// No buffer lies in memory of the graphics chip: what asks for such memory is kept among the attributes and changes nothing.
public typealias CVPixelBuffer = CVImageBuffer

/// The format of pixels, a number, or several.
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// How wide pictures are, in pixels.
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
/// How high pictures are, in pixels.
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
/// What rows begin at multiples of, in bytes: a power of 2.
nonisolated(unsafe) public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// Whether Core Graphics is to draw into the pixels.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// Whether pictures of Core Graphics are to be made of the pixels.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// Whether OpenGL ES is to read the pixels.
nonisolated(unsafe) public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// Whether Metal is to read the pixels.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// What is asked of an `IOSurface`.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// How pixels are locked. See https://developer.apple.com/documentation/corevideo/cvpixelbufferlockflags.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: CVOptionFlags
    /// Creates flags from their bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// The pixels are only read.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Called when the memory of a buffer is needed no longer.
public typealias CVPixelBufferReleaseBytesCallback = @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

extension NSDictionary {
    /// The dictionary with its keys as strings.
    var attributes: [String: Any] {
        var found: [String: Any] = [:]
        for (key, value) in self { if let key = key as? String { found[key] = value } }
        return found
    }
}

/// Makes a buffer whose pixels are 0.
///
/// - Returns: `kCVReturnInvalidPixelFormat` for a format that is not among the constants, `kCVReturnInvalidSize` for a size without pixels,
///   `kCVReturnInvalidPixelBufferAttributes` for rows that cannot begin where the attributes say.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let attributes = pixelBufferAttributes?.attributes ?? [:]
    switch PixelStorage.plan(width, height, pixelFormatType, attributes) {
    case .failure(let error): return error.code
    case .success(let plan):
        let memory = PixelStorage.allocate(plan.byteCount)
        pixelBufferOut.pointee = CVBuffer(
            PixelStorage(width, height, pixelFormatType, attributes, plan, memory: memory) { $0.deallocate() })
        return kCVReturnSuccess
    }
}

/// Makes a buffer of pixels that are in memory already.
///
/// - Parameters:
///   - releaseCallback: called when the memory is needed no longer; without one it has to outlive the buffer.
///   - releaseRefCon: what the callback is given.
/// - Returns: as `CVPixelBufferCreate`; `kCVReturnInvalidArgument` for rows that are too short, and for formats of several planes.
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ baseAddress: UnsafeMutableRawPointer,
    _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    let attributes = pixelBufferAttributes?.attributes ?? [:]
    switch PixelStorage.plan(width, height, pixelFormatType, [:]) {
    case .failure(let error): return error.code
    case .success(let plan):
        guard !plan.format.isPlanar, bytesPerRow >= width * plan.format.planes[0].bytes else { return kCVReturnInvalidArgument }
        nonisolated(unsafe) let context = releaseRefCon
        pixelBufferOut.pointee = CVBuffer(
            PixelStorage(width, height, pixelFormatType, plan.format, attributes, bytes: baseAddress, bytesPerRow: bytesPerRow) {
                releaseCallback?(context, UnsafeRawPointer($0))
            })
        return kCVReturnSuccess
    }
}

// MARK: Pixels

/// Locks the pixels before the processor reads or writes them. Each lock has to be undone.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
    pixelBuffer.lockPixels()
    return kCVReturnSuccess
}

/// Undoes a lock; `kCVReturnError` where there is none.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags) -> CVReturn {
    pixelBuffer.unlockPixels() ? kCVReturnSuccess : kCVReturnError
}

/// Returns where the first row begins. For a buffer of several planes it is a list of where they begin, as
/// `CVPlanarPixelBufferInfo_YCbCrBiPlanar`.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.pixels.base }

/// Returns how wide a picture is, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.pixels.width }

/// Returns how high a picture is, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.pixels.height }

/// Returns the format of pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.pixels.type }

/// Returns how far rows are apart, in bytes; of several planes, for the first one.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.pixels.planes[0].bytesPerRow }

/// Returns how much memory the pixels take, in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.pixels.byteCount }

/// Returns the attributes that a buffer was made with, its size and format among them.
public func CVPixelBufferCopyCreationAttributes(_ pixelBuffer: CVPixelBuffer) -> CFDictionary {
    let pixels = pixelBuffer.pixels
    var attributes = pixels.attributes
    attributes[kCVPixelBufferWidthKey as String] = pixels.width
    attributes[kCVPixelBufferHeightKey as String] = pixels.height
    attributes[kCVPixelBufferPixelFormatTypeKey as String] = Int(pixels.type)
    return attributes as NSDictionary
}

/// Returns how far a picture goes on beyond its edges, in pixels: nowhere.
public func CVPixelBufferGetExtendedPixels(
    _ pixelBuffer: CVPixelBuffer, _ extraColumnsOnLeft: UnsafeMutablePointer<Int>?, _ extraColumnsOnRight: UnsafeMutablePointer<Int>?,
    _ extraRowsOnTop: UnsafeMutablePointer<Int>?, _ extraRowsOnBottom: UnsafeMutablePointer<Int>?
) { for count in [extraColumnsOnLeft, extraColumnsOnRight, extraRowsOnTop, extraRowsOnBottom] { count?.pointee = 0 } }

// MARK: Planes

/// Where a plane begins in the memory of its buffer, the most significant byte first.
public struct CVPlanarComponentInfo: Sendable {
    /// How far from the buffer's base address, in bytes.
    public var offset: Int32
    /// How far rows are apart, in bytes.
    public var rowBytes: UInt32

    /// Creates a place of 0.
    public init() { (offset, rowBytes) = (0, 0) }
    /// Creates a place.
    public init(offset: Int32, rowBytes: UInt32) { (self.offset, self.rowBytes) = (offset, rowBytes) }
}

/// What lies at the base address of a buffer of two planes.
public struct CVPlanarPixelBufferInfo_YCbCrBiPlanar: Sendable {
    /// The plane of light.
    public var componentInfoY = CVPlanarComponentInfo()
    /// The plane of colours.
    public var componentInfoCbCr = CVPlanarComponentInfo()

    /// Creates a list of places that are 0.
    public init() {}
    /// Creates a list.
    public init(componentInfoY: CVPlanarComponentInfo, componentInfoCbCr: CVPlanarComponentInfo) {
        (self.componentInfoY, self.componentInfoCbCr) = (componentInfoY, componentInfoCbCr)
    }
}

/// Returns whether a buffer has several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.pixels.format.isPlanar }

/// Returns how many planes a buffer has; 0 where its pixels lie together.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.pixels.format.isPlanar ? pixelBuffer.pixels.planes.count : 0
}

private func plane(_ pixelBuffer: CVPixelBuffer, _ index: Int) -> PixelStorage.Plane? {
    let pixels = pixelBuffer.pixels
    return pixels.format.isPlanar && pixels.planes.indices.contains(index) ? pixels.planes[index] : nil
}

/// Returns where the first row of a plane begins; `nil` if there is no such plane.
public func CVPixelBufferGetBaseAddressOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> UnsafeMutableRawPointer? {
    plane(pixelBuffer, planeIndex)?.address
}

/// Returns how wide a plane is, in its own pixels; 0 if there is no such plane.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}

/// Returns how high a plane is, in its own pixels; 0 if there is no such plane.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}

/// Returns how far rows of a plane are apart, in bytes; 0 if there is no such plane.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
