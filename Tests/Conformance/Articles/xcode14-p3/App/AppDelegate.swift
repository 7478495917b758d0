import UIKit

// listing xcode14-p3-29, lines 867-896

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // listing xcode14-p3-29, lines 897-899
        let built = SubC.getAB()
        claim("c45", "l29", holds: type(of: built) == C.self, "\(built)")
        return true
    }
}
