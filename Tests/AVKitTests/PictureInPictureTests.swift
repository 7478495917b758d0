import AVFoundation
import AVKit
import Foundation
import Testing
import UIKit

/// Pictures in pictures, which the device cannot show.
@MainActor @Suite struct PictureInPictureTests {
    private final class Listener: NSObject, AVPictureInPictureControllerDelegate {
        var failure: (any Error)?

        func pictureInPictureController(
            _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
        ) { failure = error }
    }

    @Test func theDeviceSaysThatItCannot() {
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
        #expect(AVPictureInPictureController.pictureInPictureButtonStartImage.size.width > 0)
    }

    @Test func whoBeginsAllTheSameIsToldThatItFailed() async {
        let layer = AVPlayerLayer()
        let controller = AVPictureInPictureController(contentSource: .init(playerLayer: layer))
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.playerLayer === layer && !controller.isPictureInPicturePossible)
        controller.startPictureInPicture()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(!controller.isPictureInPictureActive && (listener.failure as? AVKitError)?.code == .pictureInPictureStartFailed)
        #expect((listener.failure as NSError?)?.code == -1001)
    }
}
