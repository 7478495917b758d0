import CoreGraphics
import CoreVideo
import Testing

/// Buffers of pixels; what is said of them stands in Apple's headers and reference.
@Suite struct PixelBufferTests {
    private func buffer(
        _ width: Int, _ height: Int, _ type: OSType = kCVPixelFormatType_32BGRA, _ attributes: [String: Any]? = nil
    ) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        let status = CVPixelBufferCreate(kCFAllocatorDefault, width, height, type, attributes.map { $0 as NSDictionary }, &made)
        #expect(status == kCVReturnSuccess)
        return try #require(made)
    }

    /// A picture of one colour.
    private func picture(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, width: Int = 4, height: Int = 4) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(context.makeImage())
    }

    private func bytes(_ buffer: CVPixelBuffer, plane: Int, row: Int, count: Int) throws -> [Int] {
        let isPlanar = CVPixelBufferIsPlanar(buffer)
        let base = isPlanar ? CVPixelBufferGetBaseAddressOfPlane(buffer, plane) : CVPixelBufferGetBaseAddress(buffer)
        let bytesPerRow = isPlanar ? CVPixelBufferGetBytesPerRowOfPlane(buffer, plane) : CVPixelBufferGetBytesPerRow(buffer)
        let start = try #require(base) + row * bytesPerRow
        return (0..<count).map { Int(start.load(fromByteOffset: $0, as: UInt8.self)) }
    }

    private func isNear(_ found: [Int], _ expected: [Int]) -> Bool { zip(found, expected).allSatisfy { abs($0 - $1) <= 2 } }

    @Test func aBufferHasItsSizeFormatAndRowsThatBeginEvenly() throws {
        let made = try buffer(10, 6)
        #expect(CVPixelBufferGetWidth(made) == 10 && CVPixelBufferGetHeight(made) == 6)
        #expect(CVPixelBufferGetPixelFormatType(made) == kCVPixelFormatType_32BGRA && !CVPixelBufferIsPlanar(made))
        #expect(CVPixelBufferGetBaseAddressOfPlane(made, 0) == nil && CVPixelBufferGetWidthOfPlane(made, 0) == 0)
        #expect(CVPixelBufferGetPlaneCount(made) == 0 && CVPixelBufferGetBytesPerRow(made) == 64)
        #expect(CVPixelBufferGetDataSize(made) == 64 * 6 && CVImageBufferGetDisplaySize(made) == CGSize(width: 10, height: 6))
        let tight = try buffer(10, 6, kCVPixelFormatType_32BGRA, [kCVPixelBufferBytesPerRowAlignmentKey as String: 8])
        #expect(CVPixelBufferGetBytesPerRow(tight) == 40)
        let said = CVPixelBufferCopyCreationAttributes(tight) as? [String: Any]
        #expect(said?["Width"] as? Int == 10 && said?["BytesPerRowAlignment"] as? Int == 8)
    }

    @Test func pixelsAreThereWhileTheyAreLocked() throws {
        let made = try buffer(2, 2)
        #expect(CVPixelBufferUnlockBaseAddress(made, []) == kCVReturnError)
        #expect(CVPixelBufferLockBaseAddress(made, []) == kCVReturnSuccess)
        let base = try #require(CVPixelBufferGetBaseAddress(made))
        #expect(base.load(as: UInt32.self) == 0)
        base.storeBytes(of: 0x0102_0304, as: UInt32.self)
        #expect(CVPixelBufferUnlockBaseAddress(made, []) == kCVReturnSuccess)
        CVPixelBufferLockBaseAddress(made, .readOnly)
        #expect(CVPixelBufferGetBaseAddress(made)?.load(as: UInt32.self) == 0x0102_0304)
        CVPixelBufferUnlockBaseAddress(made, .readOnly)
    }

    @Test func whatCannotBeABufferIsAnError() {
        var made: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 0, 4, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
        #expect(CVPixelBufferCreate(nil, 4, 4, 0x1234, nil, &made) == kCVReturnInvalidPixelFormat)
        let odd = [kCVPixelBufferBytesPerRowAlignmentKey as String: 3] as NSDictionary
        #expect(CVPixelBufferCreate(nil, 4, 4, kCVPixelFormatType_32BGRA, odd, &made) == kCVReturnInvalidPixelBufferAttributes)
        #expect(made == nil)
    }

    @Test func planesOfLightAndColourHaveTheirOwnSizes() throws {
        let made = try buffer(101, 51, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(CVPixelBufferIsPlanar(made) && CVPixelBufferGetPlaneCount(made) == 2)
        #expect(CVPixelBufferGetWidthOfPlane(made, 0) == 101 && CVPixelBufferGetHeightOfPlane(made, 0) == 51)
        #expect(CVPixelBufferGetWidthOfPlane(made, 1) == 51 && CVPixelBufferGetHeightOfPlane(made, 1) == 26)
        #expect(CVPixelBufferGetBytesPerRowOfPlane(made, 1) == 128 && CVPixelBufferGetBaseAddressOfPlane(made, 2) == nil)
        let list = try #require(CVPixelBufferGetBaseAddress(made)).load(as: CVPlanarPixelBufferInfo_YCbCrBiPlanar.self)
        let first = try #require(CVPixelBufferGetBaseAddress(made)) + Int(Int32(bigEndian: list.componentInfoY.offset))
        #expect(first == CVPixelBufferGetBaseAddressOfPlane(made, 0) && UInt32(bigEndian: list.componentInfoCbCr.rowBytes) == 128)
        #expect(CVPixelBufferGetPlaneCount(try buffer(4, 4, kCVPixelFormatType_420YpCbCr8Planar)) == 3)
    }

    @Test func memoryOfTheAppsOwnIsGivenBack() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
        memory.storeBytes(of: 7, as: UInt8.self)
        let freed = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        freed.initialize(to: 0)
        defer { freed.deallocate() }
        var made: CVPixelBuffer?
        let release: CVPixelBufferReleaseBytesCallback = { context, bytes in
            context?.assumingMemoryBound(to: Int.self).pointee += 1
            bytes?.deallocate()
        }
        let status = CVPixelBufferCreateWithBytes(nil, 4, 4, kCVPixelFormatType_32BGRA, memory, 16, release, freed, nil, &made)
        #expect(status == kCVReturnSuccess && made.flatMap { CVPixelBufferGetBaseAddress($0) } == memory)
        made = nil
        #expect(freed.pointee == 1)
        let short = CVPixelBufferCreateWithBytes(nil, 4, 4, kCVPixelFormatType_32BGRA, freed, 8, nil, nil, nil, &made)
        #expect(short == kCVReturnInvalidArgument)
    }

    @Test func attachmentsGoOnIfTheyAreToldTo() throws {
        let (made, other) = (try buffer(2, 2), try buffer(2, 2))
        CVBufferSetAttachment(made, "one" as CFString, 1 as NSNumber, .shouldPropagate)
        CVBufferSetAttachment(made, "two" as CFString, 2 as NSNumber, .shouldNotPropagate)
        var mode = CVAttachmentMode.shouldNotPropagate
        #expect(CVBufferCopyAttachment(made, "one" as CFString, &mode) as? NSNumber == 1 && mode == .shouldPropagate)
        CVBufferPropagateAttachments(made, other)
        #expect(CVBufferHasAttachment(other, "one" as CFString) && !CVBufferHasAttachment(other, "two" as CFString))
        #expect(
            CVBufferCopyAttachments(made, .shouldNotPropagate)?.count == 1 && CVBufferCopyAttachments(other, .shouldNotPropagate) == nil)
        CVBufferRemoveAttachment(made, "one" as CFString)
        #expect(!CVBufferHasAttachment(made, "one" as CFString))
        CVBufferRemoveAllAttachments(made)
        #expect(!CVBufferHasAttachment(made, "two" as CFString))
    }

    @Test func aPoolUsesMemoryAgain() throws {
        var pool: CVPixelBufferPool?
        let attributes: [String: Any] = [
            kCVPixelBufferWidthKey as String: 8, kCVPixelBufferHeightKey as String: 4,
            kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA),
        ]
        #expect(CVPixelBufferPoolCreate(nil, nil, attributes as NSDictionary, &pool) == kCVReturnSuccess)
        #expect(CVPixelBufferPoolCreate(nil, nil, nil, &pool) == kCVReturnInvalidPixelBufferAttributes)
        let made = try #require(pool)
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferPoolCreatePixelBuffer(nil, made, &buffer) == kCVReturnSuccess)
        let first = try #require(buffer.flatMap { CVPixelBufferGetBaseAddress($0) })
        #expect(buffer.map(CVPixelBufferGetWidth) == 8)
        var second: CVPixelBuffer?
        let limit = [kCVPixelBufferPoolAllocationThresholdKey as String: 1] as NSDictionary
        let status = CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, made, limit, &second)
        #expect(status == kCVReturnWouldExceedAllocationThreshold && second == nil)
        buffer = nil
        #expect(CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(nil, made, limit, &second) == kCVReturnSuccess)
        #expect(second.flatMap { CVPixelBufferGetBaseAddress($0) } == first)
        pool = nil
        second = nil
        CVPixelBufferPoolFlush(made, .excessBuffers)
    }

    @Test func picturesBecomeLightAndColourAndBack() throws {
        let red = try picture(1, 0, 0)
        let full = try buffer(4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
        #expect(full.draw(red))
        // 0.299 of red is light, by ITU-R BT.601.
        #expect(isNear(try bytes(full, plane: 0, row: 3, count: 4), [76, 76, 76, 76]))
        #expect(isNear(try bytes(full, plane: 1, row: 1, count: 2), [85, 255]))
        let video = try buffer(4, 4, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange)
        #expect(video.draw(red))
        #expect(isNear(try bytes(video, plane: 0, row: 0, count: 1), [81]))
        #expect(isNear(try bytes(video, plane: 1, row: 0, count: 2), [90, 240]))
        let back = try buffer(4, 4)
        #expect(back.draw(try #require(video.picture)))
        #expect(isNear(try bytes(back, plane: 0, row: 2, count: 4), [0, 0, 255, 255]))
    }

    @Test func aPartOfABufferCanBeDrawn() throws {
        let made = try buffer(4, 4)
        #expect(made.draw(try picture(0, 0, 1)))
        #expect(made.draw(try picture(1, 0, 0), within: CGRect(x: 0, y: 2, width: 2, height: 2)))
        // Pictures begin at the lower left, rows at the top.
        #expect(try bytes(made, plane: 0, row: 0, count: 16) == [0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255])
        #expect(try bytes(made, plane: 0, row: 3, count: 4) == [255, 0, 0, 255])
    }

    @Test func distancesAreNoPictures() throws {
        let made = try buffer(4, 4, kCVPixelFormatType_DepthFloat32)
        #expect(made.picture == nil)
        #expect(!made.draw(try picture(1, 1, 1)))
    }
}
