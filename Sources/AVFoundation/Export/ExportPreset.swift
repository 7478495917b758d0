import CoreGraphics
import Foundation

/// Small files of little quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Files of a quality that is good enough to be sent.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Files of the best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// HEVC of the best quality; only where GStreamer has an encoder of it.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// Pictures of at most 640 × 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Pictures of at most 960 × 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// Pictures of at most 1280 × 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Pictures of at most 1920 × 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Pictures of at most 3840 × 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// HEVC of at most 1920 × 1080 pixels; only where GStreamer has an encoder of it.
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
/// HEVC of at most 3840 × 2160 pixels; only where GStreamer has an encoder of it.
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
/// Sound alone, as MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is: here it is written anew, in the best quality.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// QuickTime films of Apple's ProRes 422 and sound that is not compressed.
public let AVAssetExportPresetAppleProRes422LPCM = "AVAssetExportPresetAppleProRes422LPCM"

/// How a preset has things written.
struct ExportPreset {
    let name: String
    /// What pictures fit into, lying or standing; `nil` for as large as they are.
    var box: CGSize?
    /// Bits for each pixel of each picture.
    var bitsPerPixel = 0.3
    var soundBitRate = 128_000
    var coding = Coding.film

    /// What is written.
    enum Coding { case film, hevc, proRes, sound, asItIs }

    /// All that can be written here, but for the one that leaves things as they are.
    static var available: [ExportPreset] { all.filter { $0.coding != .asItIs && $0.canBeWritten } }

    /// The preset of a name; `nil` for one that cannot be written here.
    static func named(_ name: String) -> ExportPreset? { all.first { $0.name == name && $0.canBeWritten } }

    private static let all: [ExportPreset] = [
        .init(name: AVAssetExportPreset1920x1080, box: CGSize(width: 1920, height: 1080)),
        .init(name: AVAssetExportPresetLowQuality, box: CGSize(width: 224, height: 128), bitsPerPixel: 0.15, soundBitRate: 64_000),
        .init(name: AVAssetExportPresetAppleM4A, coding: .sound),
        .init(name: AVAssetExportPresetHEVCHighestQuality, coding: .hevc),
        .init(name: AVAssetExportPreset640x480, box: CGSize(width: 640, height: 480)),
        .init(name: AVAssetExportPreset3840x2160, box: CGSize(width: 3840, height: 2160)),
        .init(name: AVAssetExportPresetHEVC3840x2160, box: CGSize(width: 3840, height: 2160), coding: .hevc),
        .init(name: AVAssetExportPresetHighestQuality),
        .init(name: AVAssetExportPreset1280x720, box: CGSize(width: 1280, height: 720)),
        .init(name: AVAssetExportPresetMediumQuality, box: CGSize(width: 568, height: 320), bitsPerPixel: 0.2, soundBitRate: 96_000),
        .init(name: AVAssetExportPreset960x540, box: CGSize(width: 960, height: 540)),
        .init(name: AVAssetExportPresetHEVC1920x1080, box: CGSize(width: 1920, height: 1080), coding: .hevc),
        .init(name: AVAssetExportPresetAppleProRes422LPCM, bitsPerPixel: 2.4, soundBitRate: 1_536_000, coding: .proRes),
        .init(name: AVAssetExportPresetPassthrough, coding: .asItIs),
    ]

    private var canBeWritten: Bool {
        switch coding {
        case .hevc, .proRes: videoEncoder(bitRate: 1) != nil
        case .film, .sound, .asItIs: true
        }
    }

    /// Whether it is for something with pictures, or without.
    func takes(video: Bool) -> Bool {
        switch coding {
        case .sound, .asItIs: true
        case .hevc, .proRes: video
        case .film: video || box == nil || bitsPerPixel < 0.3
        }
    }

    /// The kinds of files that it is written as.
    func fileTypes(video: Bool) -> [AVFileType] {
        switch coding {
        case .sound: [.m4a]
        case .proRes: [.mov]
        case .film, .hevc: [.mov, .mp4, .m4v, .mobile3GPP]
        case .asItIs where !video: [.m4a, .mov, .mp4, .m4v, .mobile3GPP, .wav, .aiff, .aifc, .caf]
        case .asItIs: [.mov, .mp4, .m4v, .mobile3GPP]
        }
    }

    /// GStreamer's elements that compress pictures; `nil` where there are none.
    ///
    /// H.264 is written where an encoder of it is installed, otherwise MPEG-4's own pictures, which the libav plug-ins write.
    func videoEncoder(bitRate: Int) -> String? {
        let encoders: [(element: String, options: String)] =
            switch coding {
            case .hevc: [("x265enc", "bitrate=\(max(1, bitRate / 1000)) tune=zerolatency")]
            case .proRes: [("avenc_prores_ks", "")]
            case .film, .sound, .asItIs:
                [
                    ("x264enc", "bitrate=\(max(1, bitRate / 1000)) tune=zerolatency speed-preset=veryfast key-int-max=60"),
                    ("openh264enc", "bitrate=\(bitRate) gop-size=60"), ("avenc_mpeg4", "bitrate=\(bitRate) gop-size=30"),
                ]
            }
        return encoders.first { GStreamer.has($0.element) }.map { "\($0.element) \($0.options)" }
    }

    /// GStreamer's elements that compress sound.
    var soundEncoder: String { coding == .proRes ? "audio/x-raw,format=S16LE" : "avenc_aac bitrate=\(soundBitRate)" }

    /// The size of what is written of pictures of a size: no larger than they are, and even, as encoders want it.
    func size(of size: CGSize) -> CGSize {
        var scale: CGFloat = 1
        if let box, size.width > 0, size.height > 0 {
            let (long, short) = (max(size.width, size.height), min(size.width, size.height))
            scale = min(1, box.width / long, box.height / short)
        }
        func even(_ length: CGFloat) -> CGFloat { max(2, (length * scale / 2).rounded() * 2) }
        return CGSize(width: even(size.width), height: even(size.height))
    }

    /// Bits a second of pictures.
    func videoBitRate(_ size: CGSize, framesPerSecond: Double) -> Int {
        max(500_000, Int(Double(size.width * size.height) * framesPerSecond * bitsPerPixel))
    }
}
