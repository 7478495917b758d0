import CoreGraphics
import Foundation
import Synchronization
import QuartzCore
import Sessions
import Testing

/// Runs something off the main thread, in the session of the test.
@concurrent private func offMain(_ body: @Sendable () -> Void) async { body() }

/// Waits until the main queue has run what waits now.
private func mainQueue() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

extension CoreAnimationTests {
    @MainActor @Suite struct ThreadContractTests {
        @Test func whatAnotherThreadChangesOnScreenIsShown() async {
            let screen = Screen()
            nonisolated(unsafe) let layer = makeLayer(CGRect(x: 0, y: 0, width: 20, height: 20), .rgb(0xFF0000))
            screen.root.addSublayer(layer)
            screen.settle()
            #expect(!RenderLoop.main.needsFrame)
            await offMain {
                CATransaction.setDisableActions(true)
                layer.backgroundColor = .rgb(0x0000FF)
            }
            await mainQueue()
            #expect(RenderLoop.main.needsFrame)
            screen.frame()
            #expect(screen.pixel(5, 5) == 0xFF00_00FF)
        }

        @Test func aChangeOnScreenByAnotherThreadIsTold() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                await Session.withNew {
                    let screen = await Screen()
                    await screen.settle()
                    nonisolated(unsafe) let root = await screen.root
                    for _ in 0..<3 { await offMain { root.opacity -= 0.1 } }
                    withExtendedLifetime(screen) {}
                }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            let told = words.components(separatedBy: "Main Thread Checker: UI API called on a background thread").count - 1
            #expect(told == 1, "once for the place that makes it: \(words)")
        }

        @Test func layersThatNobodySeesBelongToWhoeverUsesThem() async {
            let screen = Screen()
            screen.settle()
            await offMain {
                let layer = CALayer()
                layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 10, height: 10), .rgb(0xFF0000)))
                let fade = CABasicAnimation(keyPath: "opacity")
                layer.add(fade, forKey: "fade")
                layer.removeAllAnimations()
                CATransaction.flush()
            }
            await mainQueue()
            #expect(RenderLoop.main.needsFrame, "the removed animation's end is told by a frame")
            screen.frame()
            #expect(!RenderLoop.main.needsFrame)
        }

        @Test func framesAreMadeOnTheMainThreadOnly() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await offMain { RenderLoop.main.tick(at: 1) }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("tick(at:) must be called on the main thread only"))
        }

        @Test func aThreadsOpenTransactionIsItsOwn() async {
            CATransaction.begin()
            CATransaction.setAnimationDuration(7)
            let elsewhere = Mutex(0.0)
            await offMain { elsewhere.withLock { $0 = CATransaction.animationDuration() } }
            #expect(elsewhere.withLock { $0 } == 0.25 && CATransaction.animationDuration() == 7)
            CATransaction.commit()
        }

        @Test func aRendererMayBeFreedOnAnyThread() async {
            let root = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            let kept = Mutex<[LayerRenderer]>([LayerRenderer(rootLayer: root, pixelWidth: 10, pixelHeight: 10, scale: 1)])
            await offMain { kept.withLock { $0 = [] } }
            await mainQueue()
            RenderLoop.main.commit(at: 1)
            root.setNeedsLayout()
            #expect(!RenderLoop.main.needsFrame, "nobody shows the tree any more")
        }
    }
}

@Suite struct LayerIdentityTests {
    @Test func layersMadeByManyThreadsAreToldApart() {
        let identities = Mutex<[UInt32]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let own = (0..<500).map { _ in CALayer().identity }
            identities.withLock { $0 += own }
        }
        #expect(Set(identities.withLock { $0 }).count == 4000)
    }
}
