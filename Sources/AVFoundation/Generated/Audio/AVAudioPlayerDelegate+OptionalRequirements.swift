// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound

extension AVAudioPlayerDelegate {
    /// Not implemented.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { OptionalRequirement.notImplemented() }
}
