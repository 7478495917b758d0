import CoreGraphics
import CoreMedia
import Foundation
import ObjCRuntime

/// How many pictures a second there can be. See https://developer.apple.com/documentation/avfoundation/avframeraterange.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    /// The fewest pictures a second.
    public let minFrameRate: Float64
    /// The most pictures a second.
    public let maxFrameRate: Float64

    init(_ rates: ClosedRange<Int32>) { (minFrameRate, maxFrameRate) = (Float64(rates.lowerBound), Float64(rates.upperBound)) }

    /// How long a picture lasts at least.
    open var minFrameDuration: CMTime { CMTime(value: 1, timescale: CMTimeScale(maxFrameRate)) }
    /// How long a picture lasts at most.
    open var maxFrameDuration: CMTime { CMTime(value: 1, timescale: CMTimeScale(minFrameRate)) }
}

extension AVCaptureDevice {
    /// What a camera's pictures can be like. See https://developer.apple.com/documentation/avfoundation/avcapturedevice/format.
    open class Format: NSObject, @unchecked Sendable {
        /// How large pictures are, and how their pixels lie.
        public let formatDescription: CMFormatDescription
        /// How many pictures a second there can be.
        public let videoSupportedFrameRateRanges: [AVFrameRateRange]

        init(_ formatDescription: CMFormatDescription) {
            self.formatDescription = formatDescription
            videoSupportedFrameRateRanges = formatDescription.mediaType == .video ? [AVFrameRateRange(1...60)] : []
        }

        /// What it is that the device gives.
        open var mediaType: AVMediaType { formatDescription.mediaType == .video ? .video : .audio }
        // @objc(videoBinned)
        /// Whether pixels are put together: a picture's are not.
        open var isVideoBinned: Bool { false }
        /// How much nearer things can be brought, at most.
        open var videoMaxZoomFactor: CGFloat { mediaType == .video ? 16 : 1 }
        /// From where on pixels are enlarged: at once.
        open var videoZoomFactorUpscaleThreshold: CGFloat { 1 }
        /// How large photos can be, in pixels.
        open var highResolutionStillImageDimensions: CMVideoDimensions { formatDescription.dimensions }
        /// How large photos can be, in pixels. Each is a size that photo outputs can be set to.
        open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [formatDescription.dimensions] }
        /// Whether the format is fit for photos.
        open var isHighestPhotoQualitySupported: Bool { mediaType == .video }
        // @objc(multiCamSupported)
        /// Whether several cameras can have it at a time: there is one.
        open var isMultiCamSupported: Bool { false }
        // @objc(videoHDRSupported)
        /// Whether there are pictures of great contrast: a picture has what it has.
        open var isVideoHDRSupported: Bool { false }

        /// Whether pictures can be held still in a way: a picture stands still.
        open func isVideoStabilizationModeSupported(_ videoStabilizationMode: AVCaptureVideoStabilizationMode) -> Bool {
            videoStabilizationMode == .off
        }
    }

    /// What the pictures can be like.
    public var formats: [Format] { setup.formats }

    /// What the pictures are like: one of `formats`. The device has to be locked.
    public var activeFormat: Format {
        get { setup.format }
        set {
            requireLock("setActiveFormat:")
            require(formats.contains { $0 === newValue }, "setActiveFormat:", "An unsupported format was passed")
            setup.format = newValue
            (setup.minFrameDuration, setup.maxFrameDuration) = (CMTime(value: 1, timescale: 30), CMTime(value: 1, timescale: 30))
            setupChanged()
        }
    }

    /// How long a picture lasts at least. Pictures come as fast as this says. The device has to be locked; no time brings the usual one back.
    public var activeVideoMinFrameDuration: CMTime {
        get { setup.minFrameDuration }
        set {
            setup.minFrameDuration = duration(newValue, "setActiveVideoMinFrameDuration:")
            if setup.maxFrameDuration < setup.minFrameDuration { setup.maxFrameDuration = setup.minFrameDuration }
            setupChanged()
        }
    }

    /// How long a picture lasts at most. The device has to be locked; no time brings the usual one back.
    public var activeVideoMaxFrameDuration: CMTime {
        get { setup.maxFrameDuration }
        set {
            setup.maxFrameDuration = duration(newValue, "setActiveVideoMaxFrameDuration:")
            if setup.minFrameDuration > setup.maxFrameDuration { setup.minFrameDuration = setup.maxFrameDuration }
            setupChanged()
        }
    }

    private func duration(_ value: CMTime, _ setter: String) -> CMTime {
        requireLock(setter)
        guard value.isValid else { return CMTime(value: 1, timescale: 30) }
        let isPossible = setup.format.videoSupportedFrameRateRanges.contains {
            $0.minFrameDuration <= value && value <= $0.maxFrameDuration
        }
        require(
            isPossible, setter,
            "The passed activeVideoFrameDuration \(value) is not supported by the device.  Use -activeFormat.videoSupportedFrameRateRanges to discover valid ranges."
        )
        return value
    }

    // MARK: Zoom

    /// How near things can be brought, at least.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// How near things can be brought, at most.
    public var maxAvailableVideoZoomFactor: CGFloat { setup.format.videoMaxZoomFactor }

    /// How much nearer things are: the middle of the picture fills the frame. The device has to be locked.
    public var videoZoomFactor: CGFloat {
        get { setup.zoom }
        set {
            requireLock("setVideoZoomFactor:")
            guard newValue >= minAvailableVideoZoomFactor, newValue <= maxAvailableVideoZoomFactor else {
                ObjCException.raise(
                    "NSRangeException", "*** -[AVCaptureDevice setVideoZoomFactor:] videoZoomFactor \(newValue) is out of range")
            }
            setup.zoom = newValue
            setupChanged()
        }
    }
}

/// How pictures are held still. See https://developer.apple.com/documentation/avfoundation/avcapturevideostabilizationmode.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off = 0
    case standard = 1
    case cinematic = 2
    case cinematicExtended = 3
    case previewOptimized = 4
    case cinematicExtendedEnhanced = 5
    case auto = -1
}
