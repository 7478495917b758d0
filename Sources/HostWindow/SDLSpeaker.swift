import CSDL2
import Foundation
import SampanHost

/// The machine's loudspeaker, by SDL. It is opened when the app first sounds; where there is none, time goes by for sounds all the same.
final class SDLSpeaker: HostSpeaker {
    /// Samples that are asked for at once: what is to sound is heard that much later.
    private static let blockLength: UInt16 = 1024

    func begin(_ source: any SoundSource) {
        DispatchQueue.main.async {
            do {
                try Self.open(source)
            } catch {
                FileHandle.standardError.write(Data("sampan: \(error)\n".utf8))
                SilentSpeaker().begin(source)
            }
        }
    }

    @MainActor
    private static func open(_ source: any SoundSource) throws {
        let sdl = try SDL.load()
        guard sdl.InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { throw sdl.failure("Nothing can be heard") }
        var wanted = SDL_AudioSpec()
        wanted.freq = Int32(SoundFormat.sampleRate)
        wanted.channels = UInt8(SoundFormat.channels)
        wanted.format = SDL_AudioFormat(AUDIO_F32SYS)
        wanted.samples = blockLength
        // SDL calls until the process ends, and so the source stays.
        wanted.userdata = Unmanaged.passRetained(Player(source)).toOpaque()
        wanted.callback = { player, bytes, count in
            guard let player, let bytes else { return }
            Unmanaged<Player>.fromOpaque(player).takeUnretainedValue().fill(bytes, Int(count))
        }
        let device = sdl.OpenAudioDevice(nil, 0, &wanted, nil, 0)
        guard device != 0 else { throw sdl.failure("Nothing can be heard") }
        sdl.PauseAudioDevice(device, 0)
    }

    private final class Player {
        let source: any SoundSource

        init(_ source: any SoundSource) { self.source = source }

        func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
            memset(bytes, 0, count)
            let samples = UnsafeMutableRawBufferPointer(start: bytes, count: count).bindMemory(to: Float.self)
            source.render(into: samples, isLive: true)
        }
    }
}
