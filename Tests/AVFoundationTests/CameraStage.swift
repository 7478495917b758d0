import AVFoundation
import Foundation
import Testing

/// A camera of its own, whatever the process's camera films, and a session with it that needs no permission.
struct CameraStage {
    let device: AVCaptureDevice
    let input: AVCaptureDeviceInput
    let session = AVCaptureSession()

    /// Films a portrait picture of 300 × 400 pixels that is red at the upper left and white elsewhere.
    init(_ picture: CGImage? = nil, _ outputs: AVCaptureOutput...) {
        device = AVCaptureDevice(CameraPicture(picture ?? CameraStage.picture))
        input = AVCaptureDeviceInput(granted: device)
        session.addInput(input)
        for output in outputs { session.addOutput(output) }
    }

    static let picture = CodePicture.picture(width: 300, height: 400) { context in
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    /// What a process said before it ended.
    static func words(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    /// In which corner a picture is red: from 0, 0 at the upper left to 1, 1 at the lower right.
    static func redCorner(_ image: CGImage) -> [Int]? {
        [[0, 0], [1, 0], [0, 1], [1, 1]].first { corner in
            let pixel = image.cropping(
                to: CGRect(x: corner[0] * (image.width - 40) + 10, y: corner[1] * (image.height - 40) + 10, width: 20, height: 20))
            return pixel.map { Film.gray(of: $0) < 60 } == true
        }
    }
}
