import Shell

extension Confinement {
    /// The libraries of Swift, and the program that its runtime has write the calls of an app that crashed.
    mutating func allowSwift() {
        for usr in SwiftRuntime.folders {
            allow(Files.join(usr, "lib"), .read)
            allow(Files.join(usr, "libexec/swift"), [.read, .run])
        }
    }
}
