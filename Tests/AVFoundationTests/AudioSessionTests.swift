import Foundation
import SampanHost
import SampanSound
import StagedApps
import Testing
import UIKit

@testable import AVFoundation

/// The session, and what interrupts it. What the person is asked has a process of its own.
@Suite struct AudioSessionTests {
    @Test func categoriesTakeTheOptionsThatGoWithThem() throws {
        let session = AVAudioSession()
        #expect(
            session.category == .soloAmbient && session.mode == .default && session.category.rawValue == "AVAudioSessionCategorySoloAmbient"
        )
        try session.setCategory(.playback, mode: .moviePlayback, options: [.mixWithOthers])
        #expect(session.category == .playback && session.mode == .moviePlayback && session.categoryOptions == .mixWithOthers)
        try session.setCategory(.ambient)
        #expect(session.mode == .default && session.categoryOptions.isEmpty)
        #expect { try session.setCategory(.playback, options: .defaultToSpeaker) } throws: { ($0 as NSError).code == -50 }
        #expect(throws: (any Error).self) { try session.setCategory(.soloAmbient, options: .mixWithOthers) }
        #expect(session.category == .ambient)
    }

    @Test func theRouteFollowsTheCategoryAndIsTold() throws {
        let session = AVAudioSession()
        let changes = Changes()
        let observer = NotificationCenter.default.addObserver(
            forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
        ) { note in changes.reasons.append(note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt ?? 0) }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker] && session.currentRoute.inputs.isEmpty)
        try session.setCategory(.playAndRecord)
        #expect(
            session.currentRoute.outputs.map(\.portType) == [.builtInReceiver]
                && session.currentRoute.inputs.map(\.portType) == [.builtInMic])
        try session.overrideOutputAudioPort(.speaker)
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
        try session.setCategory(.playAndRecord, options: .defaultToSpeaker)
        #expect(changes.reasons == [3, 4])
    }

    @Test func thePersonIsAskedOnceForTheMicrophone() async {
        await #expect(processExitsWith: .success) {
            await Task { @MainActor in
                let app = StagedApp()
                let session = AVAudioSession.sharedInstance()
                #expect(session.recordPermission == .undetermined)
                let answers = Changes()
                session.requestRecordPermission { answers.reasons.append($0 ? 1 : 0) }
                #expect(await app.tap("Don’t Allow"))
                #expect(await app.serve { answers.reasons == [0] } && session.recordPermission == .denied)
                session.requestRecordPermission { answers.reasons.append($0 ? 1 : 0) }
                #expect(answers.reasons == [0, 0] && AVAudioApplication.shared.recordPermission == .denied)
            }.value
        }
    }

    @Test func aCallInterruptsWhatPlaysAndItsEndIsTold() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let told = Changes()
                _ = NotificationCenter.default.addObserver(
                    forName: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance(), queue: nil
                ) { note in
                    told.reasons.append(note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt ?? 9)
                    told.reasons.append(note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 9)
                }
                let player = try AVAudioPlayer(contentsOf: Tone.file())
                player.play()
                app.runtime.handle(.interrupt)
                #expect(told.reasons == [1, 9] && !player.isPlaying)
                app.runtime.handle(.foreground)
                #expect(told.reasons == [1, 9, 0, 1])
                player.play()
                #expect { try AVAudioSession.sharedInstance().setActive(false) } throws: { ($0 as NSError).code == 560_030_580 }
                #expect(!player.isPlaying)
                app.runtime.handle(.background)
                #expect(SoundOutlet.shared.isHeld)
                app.runtime.handle(.foreground)
                #expect(!SoundOutlet.shared.isHeld)
            }.value
        }
    }

    private final class Changes: @unchecked Sendable { var reasons: [UInt] = [] }
}
