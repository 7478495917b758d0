import UIKit

extension NSNotification.Name {
    /// `UIApplication.didBecomeActiveNotification` before Swift 4.2.
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// `UIApplication.willResignActiveNotification` before Swift 4.2.
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
    public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification }
    /// `UIApplication.willEnterForegroundNotification` before Swift 4.2.
    public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification }
    /// `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
    public static var UIApplicationDidFinishLaunching: NSNotification.Name { UIApplication.didFinishLaunchingNotification }
    /// `UIApplication.willTerminateNotification` before Swift 4.2.
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name { UIApplication.didReceiveMemoryWarningNotification }
    /// `UIApplication.significantTimeChangeNotification` before Swift 4.2.
    public static var UIApplicationSignificantTimeChange: NSNotification.Name { UIApplication.significantTimeChangeNotification }
    /// `UIApplication.willChangeStatusBarOrientationNotification` before Swift 4.2.
    public static var UIApplicationWillChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.willChangeStatusBarOrientationNotification
    }
    /// `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// `UIDevice.orientationDidChangeNotification` before Swift 4.2.
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    /// `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// `UIScreen.brightnessDidChangeNotification` before Swift 4.2.
    public static var UIScreenBrightnessDidChange: NSNotification.Name { UIScreen.brightnessDidChangeNotification }
    /// `UITableView.selectionDidChangeNotification` before Swift 4.2.
    public static var UITableViewSelectionDidChange: NSNotification.Name { UITableView.selectionDidChangeNotification }
    /// `UITextField.textDidBeginEditingNotification` before Swift 4.2.
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name { UITextField.textDidBeginEditingNotification }
    /// `UITextField.textDidEndEditingNotification` before Swift 4.2.
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// `UITextField.textDidChangeNotification` before Swift 4.2.
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// `UITextView.textDidBeginEditingNotification` before Swift 4.2.
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// `UITextView.textDidEndEditingNotification` before Swift 4.2.
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    /// `UITextView.textDidChangeNotification` before Swift 4.2.
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// `UIWindow.didBecomeHiddenNotification` before Swift 4.2.
    public static var UIWindowDidBecomeHidden: NSNotification.Name { UIWindow.didBecomeHiddenNotification }
    /// `UIWindow.didBecomeKeyNotification` before Swift 4.2.
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// `UIWindow.didResignKeyNotification` before Swift 4.2.
    public static var UIWindowDidResignKey: NSNotification.Name { UIWindow.didResignKeyNotification }
    /// `UIResponder.keyboardWillShowNotification` before Swift 4.2.
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// `UIResponder.keyboardDidShowNotification` before Swift 4.2.
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// `UIResponder.keyboardWillHideNotification` before Swift 4.2.
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// `UIResponder.keyboardDidHideNotification` before Swift 4.2.
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
    public static var UIContentSizeCategoryDidChange: NSNotification.Name { UIContentSizeCategory.didChangeNotification }
}

/// `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
/// `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
/// `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
/// `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
