import CVPX
import Foundation
import SampanHost

/// Encodes pictures as VP8, by libvpx, which is loaded when a film is first begun.
final class FilmEncoder {
    /// A picture as it is encoded.
    struct Frame {
        let data: Data
        /// When it begins to be shown, in milliseconds.
        let time: Int
        /// Whether it can be shown without those before it.
        let isWhole: Bool
    }

    // By its binary interface, which has another number with every other release; each distribution has one.
    private static let names = ["libvpx.so"] + (6...14).reversed().map { "libvpx.so.\($0)" }

    nonisolated(unsafe) private static let functions: Result<VPXFunctions, HostScript.Failure> = {
        var functions = VPXFunctions()
        if names.contains(where: { VPXFunctionsLoad($0, &functions) != 0 }) { return .success(functions) }
        return .failure(
            HostScript.Failure(description: "a film cannot be written as WebM: libvpx cannot be loaded; scripts/install installs it"))
    }()

    /// Of a screen's pictures, text and lines are what is looked at: they stay sharp, whatever space they take.
    private static let (leastQuantizer, greatestQuantizer) = (UInt32(2), UInt32(24))
    /// How many bits a second there may be, in thousands.
    private static let bitRate: UInt32 = 20_000
    /// How fast, from 0 to 16, at the cost of size.
    private static let speed: Int32 = 6

    private var functions: VPXFunctions
    private let width: Int
    private let height: Int
    private let context = UnsafeMutablePointer<vpx_codec_ctx_t>.allocate(capacity: 1)
    private let image: UnsafeMutablePointer<vpx_image_t>

    /// Begins a film of a size in pixels.
    ///
    /// - Throws: `HostScript.Failure` where there is no encoder.
    init(width: Int, height: Int) throws {
        (self.width, self.height) = (width, height)
        var functions = try Self.functions.get()
        var configuration = vpx_codec_enc_cfg_t()
        guard functions.configure?(functions.codec?(), &configuration, 0) == VPX_CODEC_OK,
            let image = functions.makeImage?(nil, VPX_IMG_FMT_I420, UInt32(width), UInt32(height), 16)
        else { throw Self.failure(width, height) }
        (self.functions, self.image) = (functions, image)
        context.initialize(to: vpx_codec_ctx_t())
        (configuration.g_w, configuration.g_h) = (UInt32(width), UInt32(height))
        configuration.g_timebase = vpx_rational(num: 1, den: 1000)
        // One thread, and nothing is looked at ahead: the same pictures are the same bytes.
        (configuration.g_threads, configuration.g_lag_in_frames) = (1, 0)
        configuration.rc_end_usage = VPX_VBR
        (configuration.rc_min_quantizer, configuration.rc_max_quantizer) = (Self.leastQuantizer, Self.greatestQuantizer)
        configuration.rc_target_bitrate = Self.bitRate
        guard VPXBegin(&functions, context, &configuration) == VPX_CODEC_OK else { throw Self.failure(width, height) }
        _ = VPXSet(&functions, context, Int32(VP8E_SET_CPUUSED.rawValue), Self.speed)
        _ = VPXSet(&functions, context, Int32(VP8E_SET_SCREEN_CONTENT_MODE.rawValue), 1)
    }

    deinit {
        functions.freeImage?(image)
        // What has not begun is not ended, which is said and does no harm.
        _ = functions.end?(context)
        context.deallocate()
    }

    private static func failure(_ width: Int, _ height: Int) -> HostScript.Failure {
        HostScript.Failure(description: "a film of \(width) × \(height) pixels cannot be written as WebM: libvpx does not encode it")
    }

    /// Encodes a picture, 0x00RRGGBB row by row, that is shown from one time to another, in milliseconds.
    ///
    /// - Parameter isWhole: whether it has to be one that can be shown without those before it.
    func encode(_ pixels: [UInt32], from start: Int, to end: Int, isWhole: Bool) -> [Frame] {
        fill(pixels)
        return encode(image, from: start, to: end, isWhole: isWhole)
    }

    /// What is left when all pictures were given.
    func finish() -> [Frame] { encode(nil, from: 0, to: 0, isWhole: false) }

    private func encode(_ image: UnsafeMutablePointer<vpx_image_t>?, from start: Int, to end: Int, isWhole: Bool) -> [Frame] {
        let inTime: UInt = 1
        let flags = isWhole ? vpx_enc_frame_flags_t(VPX_EFLAG_FORCE_KF) : 0
        guard functions.encode?(context, image, vpx_codec_pts_t(start), UInt(max(end - start, 1)), flags, inTime) == VPX_CODEC_OK else {
            return []
        }
        var frames: [Frame] = []
        var (place, size, time, isWhole): (UnsafeRawPointer?, Int, Int64, Int32) = (nil, 0, 0, 0)
        while let bytes = VPXNextFrame(&functions, context, &place, &size, &time, &isWhole) {
            frames.append(Frame(data: Data(bytes: bytes, count: size), time: Int(time), isWhole: isWhole != 0))
        }
        return frames
    }

    // MARK: Colours

    /// Fills the image: brightness a pixel, colour for each four, in the range that films have.
    private func fill(_ pixels: [UInt32]) {
        let planes = image.pointee.planes
        let strides = image.pointee.stride
        guard let bright = planes.0, let blueness = planes.1, let redness = planes.2 else { return }
        func parts(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
            (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
        }
        pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<height {
                let row = bright + y * Int(strides.0)
                for x in 0..<width {
                    let (red, green, blue) = parts(pixels[y * width + x])
                    row[x] = UInt8(16 + (66 * red + 129 * green + 25 * blue + 128) >> 8)
                }
            }
            for y in 0..<(height + 1) / 2 {
                let (blues, reds) = (blueness + y * Int(strides.1), redness + y * Int(strides.2))
                for x in 0..<(width + 1) / 2 {
                    var (red, green, blue) = (0, 0, 0)
                    for (column, line) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                        let one = parts(pixels[min(2 * y + line, height - 1) * width + min(2 * x + column, width - 1)])
                        (red, green, blue) = (red + one.red, green + one.green, blue + one.blue)
                    }
                    blues[x] = UInt8(128 + (-38 * red - 74 * green + 112 * blue + 512) >> 10)
                    reds[x] = UInt8(128 + (112 * red - 94 * green - 18 * blue + 512) >> 10)
                }
            }
        }
    }
}
