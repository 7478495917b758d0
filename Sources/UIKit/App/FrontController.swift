import Foundation

/// Finds the controller that decides on what is around the app's windows.
@MainActor
enum FrontController {
    /// The root controller of the frontmost window, or what is presented over it as far as that decides in its place.
    static func find(where decides: (UIViewController) -> Bool) -> UIViewController? {
        guard UIApplication.sharedIfRunning != nil else { return nil }
        let window = WindowStack.shared.windowsOnDisplay.last { $0.windowLevel == .normal && $0.rootViewController != nil }
        guard var controller = window?.rootViewController else { return nil }
        while let presented = controller.presentedStorage, !presented.isBeingDismissed, decides(presented) { controller = presented }
        return controller
    }
}
