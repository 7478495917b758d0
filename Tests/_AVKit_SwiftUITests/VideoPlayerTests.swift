import AVFoundation
import AVKit
import StagedApps
import SwiftUI
import Testing
import UIKit
import _AVKit_SwiftUI

/// SwiftUI's player. Each test has a process of its own.
@Suite struct VideoPlayerTests {
    @Test func aPlayerIsShownWithItsControlsAndAViewOverThePictures() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let player = AVPlayer()
                let hosting = UIHostingController(rootView: VideoPlayer(player: player) { Text("Over it") }.frame(height: 300))
                hosting.modalPresentationStyle = .fullScreen
                app.root.present(hosting, animated: false)
                #expect(await app.shows("Play") && app.runtime.interfaceTree.contains("Over it"))
                @MainActor func all(_ controller: UIViewController) -> [UIViewController] {
                    [controller] + controller.children.flatMap(all)
                }
                let shown = all(hosting).lazy.compactMap { $0 as? AVPlayerViewController }.first
                #expect(shown?.player === player && abs((shown?.view.bounds.height ?? 0) - 300) < 0.5)
                #expect(!app.runtime.reachableTexts.contains("Close"))
            }.value
        }
    }
}
