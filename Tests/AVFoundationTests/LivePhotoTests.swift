import AVFoundation
import Foundation
import Photos
import PhotosUI
import SampanSound
import Testing
import UIKit

/// Live photos of a picture and a film, by a mixer whose time the test moves.
@MainActor @Suite struct LivePhotoTests {
    private final class Log: NSObject, PHLivePhotoViewDelegate {
        var told: [String] = []
        var isAllowed = true
        func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool {
            isAllowed
        }
        func livePhotoView(
            _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle
        ) -> TimeInterval { 0 }
        func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
            told.append("begins \(playbackStyle)")
        }
        func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {
            told.append("ends \(playbackStyle)")
        }
    }

    private func picture(_ side: CGFloat) throws -> URL {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { $0.fill($0.format.bounds) }
        let url = Tone.url("png")
        try data.write(to: url)
        return url
    }

    private func request(_ files: [URL], placeholder: UIImage? = nil, side: CGFloat = 0) async -> [(PHLivePhoto?, [AnyHashable: Any])] {
        var answers: [(PHLivePhoto?, [AnyHashable: Any])] = []
        PHLivePhoto.request(
            withResourceFileURLs: files, placeholderImage: placeholder, targetSize: CGSize(width: side, height: side), contentMode: .default
        ) { answers.append(($0, $1)) }
        #expect(answers.count == (placeholder == nil ? 0 : 1))
        let expected = answers.count + 1
        for _ in 0..<2000 where answers.count < expected {
            await Tone.mainQueue()
            try? await Task.sleep(nanoseconds: 5_000_000)
        }
        return answers
    }

    @Test func aLivePhotoIsReadFromItsFilesAndAPlaceholderComesAtOnce() async throws {
        let (still, film) = (try picture(80), try Film.file(seconds: 0.5, hasSound: false))
        defer { for file in [still, film] { try? FileManager.default.removeItem(at: file) } }
        let answers = await request([film, still], placeholder: UIImage(), side: 40)
        #expect(answers.count == 2 && answers[0].1[PHLivePhotoInfoIsDegradedKey] as? Bool == true)
        let photo = try #require(answers[1].0)
        #expect(photo.size == CGSize(width: 40, height: 40) && answers[1].1[PHLivePhotoInfoIsDegradedKey] as? Bool == false)
        let archive = try NSKeyedArchiver.archivedData(withRootObject: photo, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: PHLivePhoto.self, from: archive)?.size == photo.size)
    }

    @Test func whatIsNoPictureWithAFilmIsAnErrorAndACancelledRequestSaysSo() async throws {
        let still = try picture(8)
        let text = Tone.url("mov")
        try Data("no film at all".utf8).write(to: text)
        defer { for file in [still, text] { try? FileManager.default.removeItem(at: file) } }
        for files in [[still], [still, text], [text], []] {
            let answer = try #require(await request(files).last)
            let error = try #require(answer.1[PHLivePhotoInfoErrorKey] as? NSError)
            #expect(answer.0 == nil && error.domain == PHPhotosErrorDomain && error.code == PHPhotosError.Code.invalidResource.rawValue)
        }
        var told: [[AnyHashable: Any]] = []
        let request = PHLivePhoto.request(
            withResourceFileURLs: [still], placeholderImage: nil, targetSize: .zero, contentMode: .default
        ) { told.append($1) }
        PHLivePhoto.cancelRequest(withRequestID: request)
        for _ in 0..<20 { await Tone.mainQueue() }
        #expect(told.count == 1 && request != PHLivePhotoRequestIDInvalid)
    }

    @Test func aViewPlaysTheFilmToItsEndAndShowsThePictureAgain() async throws {
        let (still, film) = (try picture(80), try Film.file(seconds: 2, hasSound: false))
        defer { for file in [still, film] { try? FileManager.default.removeItem(at: file) } }
        try await SoundMixer.withNew { mixer in
            let photo = try #require(await request([still, film]).last?.0)
            let (view, log) = (PHLivePhotoView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), Log())
            view.delegate = log
            view.startPlayback(with: .full)
            view.livePhoto = photo
            let layer = try #require(view.layer.sublayers?.compactMap { $0 as? AVPlayerLayer }.first)
            log.isAllowed = false
            view.startPlayback(with: .full)
            #expect(log.told.isEmpty && layer.isHidden)
            log.isAllowed = true
            for (style, seconds) in [(PHLivePhotoViewPlaybackStyle.full, 2.0), (.hint, 1)] {
                log.told = []
                view.startPlayback(with: style)
                let player = try #require(layer.player)
                #expect(!layer.isHidden && player.isMuted == (style == .hint))
                for _ in 0..<2000 where player.currentItem?.status == .unknown {
                    await Tone.mainQueue()
                    try? await Task.sleep(nanoseconds: 1_000_000)
                }
                mixer.advance(seconds - 0.2)
                await Tone.mainQueue()
                #expect(log.told == ["begins \(style)"])
                mixer.advance(0.4)
                await Tone.mainQueue()
                #expect(log.told == ["begins \(style)", "ends \(style)"] && layer.isHidden && layer.player == nil)
            }
            log.told = []
            view.startPlayback(with: .full)
            view.livePhoto = nil
            #expect(log.told == ["begins full", "ends full"])
        }
    }

    @Test func aViewOfALivePhotoIsFreedWhileItPlays() async throws {
        let (still, film) = (try picture(8), try Film.file(seconds: 1, hasSound: false))
        defer { for file in [still, film] { try? FileManager.default.removeItem(at: file) } }
        weak var kept: PHLivePhotoView?
        try await SoundMixer.withNew { _ in
            let photo = try #require(await request([still, film]).last?.0)
            let view = PHLivePhotoView()
            view.livePhoto = photo
            view.startPlayback(with: .full)
            kept = view
        }
        await Tone.mainQueue()
        #expect(kept == nil)
    }

    @Test func theSignOfLivePhotosIsDrawnForItsPlace() {
        let (plain, over) = (PHLivePhotoView.livePhotoBadgeImage(), PHLivePhotoView.livePhotoBadgeImage(options: [.overContent, .liveOff]))
        #expect(plain.size == over.size && plain.renderingMode == .alwaysTemplate && over.renderingMode == .automatic)
        #expect(plain.pngData() != over.pngData())
    }
}
