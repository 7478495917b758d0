import Foundation
import Synchronization
import Testing
import UIKit

@Suite struct CurrentTraitsTests {
    /// The style of the current traits on a thread of its own.
    private func styleElsewhere() async -> UIUserInterfaceStyle {
        await withCheckedContinuation { done in
            Thread { done.resume(returning: UITraitCollection.current.userInterfaceStyle) }.start()
        }
    }

    @Test func theCurrentTraitsAreTheThreadsOwn() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let started = DispatchSemaphore(value: 0)
        let mayEnd = DispatchSemaphore(value: 0)
        let after = Mutex<UIUserInterfaceStyle?>(nil)
        let thread = Thread {
            dark.performAsCurrent {
                started.signal()
                mayEnd.wait()
                after.withLock { $0 = UITraitCollection.current.userInterfaceStyle }
            }
            started.signal()
        }
        thread.start()
        started.wait()
        #expect(await styleElsewhere() == UITraitCollection.host.userInterfaceStyle)
        mayEnd.signal()
        started.wait()
        #expect(after.withLock { $0 } == .dark)
    }
}
