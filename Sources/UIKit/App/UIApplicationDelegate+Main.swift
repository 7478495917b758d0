import Foundation

extension UIApplicationDelegate {
    /// The entry point of an app whose delegate is marked `@main`.
    public static func main() {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self as AnyClass)))
    }
}
