import CoreGraphics
import CoreMedia
import Foundation
import ObjCRuntime

/// How a camera is set up, or a microphone, which has nothing of this but a format.
struct CameraSetup {
    let formats: [AVCaptureDevice.Format]
    var format: AVCaptureDevice.Format
    var minFrameDuration = CMTime(value: 1, timescale: 30)
    var maxFrameDuration = CMTime(value: 1, timescale: 30)
    var zoom: CGFloat = 1
    var focusMode = AVCaptureDevice.FocusMode.continuousAutoFocus
    var focusPoint = CGPoint(x: 0.5, y: 0.5)
    var exposureMode = AVCaptureDevice.ExposureMode.continuousAutoExposure
    var exposurePoint = CGPoint(x: 0.5, y: 0.5)
    var whiteBalanceMode = AVCaptureDevice.WhiteBalanceMode.continuousAutoWhiteBalance
    var followsSubject = false

    init(_ picture: CameraPicture?) {
        guard let picture else {
            // Samples as numbers: 'lpcm'.
            format = AVCaptureDevice.Format(CMFormatDescription(soundOf: 0x6C70_636D))
            formats = [format]
            return
        }
        // The camera's own picture lies on its side.
        let size = CMVideoDimensions(width: Int32(picture.image.height), height: Int32(picture.image.width))
        formats = [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange].compactMap { type in
            let subType = CMFormatDescription.MediaSubType(rawValue: type)
            return (try? CMFormatDescription(videoCodecType: subType, width: Int(size.width), height: Int(size.height)))
                .map(AVCaptureDevice.Format.init)
        }
        format = formats[0]
    }
}

extension AVCaptureDevice {
    /// Stops the process, as on iOS, where the device is set up by somebody who did not lock it.
    func requireLock(_ setter: String) {
        guard !isLocked else { return }
        ObjCException.raise(
            "NSGenericException",
            "*** -[AVCaptureDevice \(setter)] May not be called without first successfully gaining exclusive ownership of the device using "
                + "lockForConfiguration:")
    }

    /// Stops the process, as on iOS, for a value that the device does not have.
    func require(_ isPossible: Bool, _ setter: String, _ text: String) {
        guard !isPossible else { return }
        ObjCException.raise("NSInvalidArgumentException", "*** -[AVCaptureDevice \(setter)] \(text)")
    }
}
