import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) struct WindowSceneTests {
    @Test func aSceneHasTheWindowsThatWereMadeForIt() {
        let role = UISceneSession.Role.windowApplication
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        #expect(scene.windows == [window])
        window.windowScene = nil
        #expect(scene.windows.isEmpty)
    }
}
