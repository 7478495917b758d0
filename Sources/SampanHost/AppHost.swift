import Foundation

/// What runs an app: gives it a screen, a clock and events, and takes its frames.
///
/// A host is a module: a class with these four protocols, most of it `HostScreen` and `HostLoop`, which enters itself in
/// `HostRegistry` when it is loaded. Nothing else names it but its line in Package.swift.
@MainActor
public protocol AppHost: HostScreen, HostSound, HostInput, HostLoop {}

extension AppHost {
    /// Starts an app, and serves it until its end if the loop is the host's own. Returns the exit code; 0 where the loop is somebody
    /// else's, who goes on from here.
    public func run(_ client: any HostClient) -> Int32 {
        SoundOutlet.shared.open(speaker)
        do {
            try start(client)
        } catch {
            FileHandle.standardError.write(Data("sampan: \(error)\n".utf8))
            return 1
        }
        return (self as? any OwnedLoop)?.serve() ?? 0
    }
}
