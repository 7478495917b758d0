import QuartzCore
import Sessions
import SpriteKit
import SwiftUI
import Testing
import UIKit
import _SpriteKit_SwiftUI

@Suite(.session) @MainActor
struct SpriteViewTests {
    /// Counts its frames.
    private final class CountingScene: SKScene {
        var updates = 0
        override func update(_ currentTime: TimeInterval) { updates += 1 }
    }

    @MainActor
    private final class Game: ObservableObject {
        @Published var scene: SKScene
        @Published var isPaused = false
        @Published var isShown = true
        var renders = true
        init(_ scene: SKScene) { self.scene = scene }
    }

    private struct Page: View {
        @ObservedObject var game: Game
        var body: some View {
            if game.isShown {
                SpriteView(
                    scene: game.scene, isPaused: game.isPaused, options: [.allowsTransparency], debugOptions: [.showsFPS],
                    shouldRender: { _ in game.renders }
                )
                .frame(width: 200, height: 100)
            }
        }
    }

    /// A window with a game in it, and time that the test moves.
    @MainActor
    private final class Stage {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        private let session = Session.current
        private var now = 100.0

        init(_ game: Game) {
            session.clock = { [weak self] in self?.now ?? 0 }
            session.renderLoop.addRoot(UIScreen.main.rootLayer)
            window.rootViewController = UIHostingController(rootView: Page(game: game))
            window.makeKeyAndVisible()
            advance()
        }

        func advance() {
            for _ in 0..<30 {
                now += 1.0 / 60
                session.renderLoop.tick(at: now)
            }
        }

        var view: SKView? {
            func look(_ view: UIView) -> SKView? { view as? SKView ?? view.subviews.lazy.compactMap(look).first }
            return look(window)
        }
    }

    @Test func aSceneIsShownAndRuns() throws {
        let scene = CountingScene(size: CGSize(width: 50, height: 50))
        let game = Game(scene)
        let stage = Stage(game)
        let view = try #require(stage.view)
        #expect(view.scene === scene && view.bounds.width == 200 && abs(view.bounds.height - 100) < 0.01)
        #expect(view.allowsTransparency && !view.shouldCullNonVisibleNodes && view.showsFPS && !view.showsPhysics)
        #expect(scene.updates > 10)

        game.isPaused = true
        stage.advance()
        let updates = scene.updates
        stage.advance()
        #expect(view.isPaused && scene.updates == updates)

        game.isPaused = false
        game.renders = false
        stage.advance()
        let rendered = scene.updates
        stage.advance()
        #expect(scene.updates == rendered)
    }

    @Test func anotherSceneTakesThePlaceAndTheViewLetsScenesGo() throws {
        weak var first: SKScene?
        let second = CountingScene(size: CGSize(width: 50, height: 50))
        let game: Game
        do {
            let scene = CountingScene(size: CGSize(width: 50, height: 50))
            first = scene
            game = Game(scene)
        }
        let stage = Stage(game)
        #expect(stage.view?.scene === first)
        game.scene = second
        stage.advance()
        #expect(stage.view?.scene === second && second.updates > 10)
        stage.advance()
        #expect(first == nil)
        game.isShown = false
        stage.advance()
        #expect(stage.view == nil && second.view == nil)
    }
}
