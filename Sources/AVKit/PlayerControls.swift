import AVFoundation
import UIKit

/// The system's controls over a player: what closes it, what plays and goes on elsewhere, and how far it is.
final class PlayerControls: UIView {
    /// What the button in the corner does.
    var onClose: () -> Void = {}
    /// Whether there is that button.
    var canBeClosed = false { didSet { closeButton.isHidden = !canBeClosed } }
    /// Whether the person must not go on at another time.
    var isLinear = false { didSet { update() } }

    var player: AVPlayer? {
        didSet {
            if let observer { oldValue?.removeTimeObserver(observer) }
            observer = nil
            oldValue?.unfollow(self)
            player?.follow(self) { [weak self] in MainActor.assumeIsolated { self?.update() } }
            observer = player?.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak self] _ in
                MainActor.assumeIsolated { self?.update() }
            }
            update()
            show()
        }
    }

    private var observer: Any?
    private var hiding: HostTimer?
    private var isShown = true
    private var isDragging = false
    private let panel = UIView()
    private let closeButton = UIButton(type: .system)
    private let muteButton = UIButton(type: .system)
    private let playButton = UIButton(type: .system)
    private let backButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()

    /// How long the controls stay when nothing is done with them, in seconds.
    private static let stay = 3.0
    /// How far the buttons beside the middle one go, in seconds.
    private static let skip = 15.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] _ in self?.toggle() }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { if let observer { player?.removeTimeObserver(observer) } }

    // MARK: Showing

    /// Shows the controls, for a while if it plays.
    func show() { setShown(true) }

    private func toggle() { setShown(!isShown) }

    private func setShown(_ isShown: Bool) {
        hiding?.invalidate()
        hiding = nil
        if isShown != self.isShown {
            self.isShown = isShown
            UIView.animate(withDuration: 0.25) { self.panel.alpha = isShown ? 1 : 0 }
        }
        panel.isUserInteractionEnabled = isShown
        guard isShown else { return }
        hiding = HostTimer.schedule(after: Self.stay) { [weak self] in
            guard let self, player?.timeControlStatus == .playing, !isDragging else { return }
            setShown(false)
        }
    }

    private func update() {
        let time = player?.currentTime().seconds ?? 0
        let length = player?.currentItem?.duration ?? .indefinite
        let plays = (player?.rate ?? 0) != 0
        playButton.setImage(image(plays ? "pause.fill" : "play.fill", 40), for: .normal)
        playButton.accessibilityLabel = plays ? "Pause" : "Play"
        let isMuted = player?.isMuted == true
        muteButton.setImage(image(isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill", 18), for: .normal)
        muteButton.accessibilityLabel = isMuted ? "Unmute" : "Mute"
        let isFinite = length.isNumeric && length.seconds > 0
        for part in [slider, remaining, backButton, forwardButton] as [UIView] { part.isHidden = !isFinite }
        backButton.isHidden = !isFinite || isLinear
        forwardButton.isHidden = !isFinite || isLinear
        slider.isEnabled = !isLinear
        elapsed.text = Self.text(isDragging ? Double(slider.value) : time)
        guard isFinite else { return }
        slider.maximumValue = Float(length.seconds)
        if !isDragging { slider.value = Float(time) }
        remaining.text = "-" + Self.text(length.seconds - Double(slider.value))
    }

    /// Minutes and seconds, with hours where there are any.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(max(0, seconds.isFinite ? seconds : 0).rounded(.down))
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        let tail = rest < 10 ? "0\(rest)" : "\(rest)"
        guard hours > 0 else { return "\(minutes):\(tail)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }

    // MARK: Doing

    private func playOrPause() {
        guard let player else { return }
        if player.rate != 0 {
            player.pause()
        } else {
            // At its end it begins again.
            if let length = player.currentItem?.duration, length.isNumeric, player.currentTime().seconds >= length.seconds - 0.01 {
                player.seek(to: .zero)
            }
            player.play()
        }
        show()
    }

    private func skip(by seconds: Double) {
        guard let player else { return }
        player.seek(to: CMTime(seconds: max(0, player.currentTime().seconds + seconds), preferredTimescale: 600))
        update()
        show()
    }

    private func slide(ends: Bool) {
        isDragging = !ends
        player?.seek(to: CMTime(seconds: Double(slider.value), preferredTimescale: 600))
        update()
        show()
    }

    // MARK: Building

    private func image(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
    }

    private func button(_ button: UIButton, _ name: String, _ size: CGFloat, _ label: String, _ action: @escaping () -> Void) {
        button.setImage(image(name, size), for: .normal)
        button.tintColor = .white
        button.accessibilityLabel = label
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        panel.addSubview(button)
    }

    private func build() {
        panel.backgroundColor = UIColor(white: 0, alpha: 0.35)
        panel.frame = bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        button(closeButton, "xmark", 18, "Close") { [weak self] in self?.onClose() }
        closeButton.isHidden = true
        button(muteButton, "speaker.wave.2.fill", 18, "Mute") { [weak self] in
            self?.player?.isMuted.toggle()
            self?.update()
            self?.show()
        }
        button(playButton, "play.fill", 40, "Play") { [weak self] in self?.playOrPause() }
        button(backButton, "gobackward.15", 28, "Skip Backward") { [weak self] in self?.skip(by: -Self.skip) }
        button(forwardButton, "goforward.15", 28, "Skip Forward") { [weak self] in self?.skip(by: Self.skip) }
        for label in [elapsed, remaining] {
            label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
            label.textColor = .white
            panel.addSubview(label)
        }
        remaining.textAlignment = .right
        slider.minimumTrackTintColor = .white
        slider.accessibilityLabel = "Current position"
        slider.addAction(UIAction { [weak self] _ in self?.slide(ends: false) }, for: .valueChanged)
        slider.addAction(UIAction { [weak self] _ in self?.slide(ends: true) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        panel.addSubview(slider)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
        closeButton.frame = CGRect(x: area.minX - 8, y: area.minY - 8, width: 44, height: 44)
        muteButton.frame = CGRect(x: area.maxX - 36, y: area.minY - 8, width: 44, height: 44)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let step = min(110, area.width / 3.2)
        playButton.frame = CGRect(x: middle.x - 32, y: middle.y - 32, width: 64, height: 64)
        backButton.frame = CGRect(x: middle.x - step - 28, y: middle.y - 28, width: 56, height: 56)
        forwardButton.frame = CGRect(x: middle.x + step - 28, y: middle.y - 28, width: 56, height: 56)
        elapsed.frame = CGRect(x: area.minX, y: area.maxY - 22, width: area.width / 2, height: 18)
        remaining.frame = CGRect(x: area.midX, y: area.maxY - 22, width: area.width / 2, height: 18)
        slider.frame = CGRect(x: area.minX, y: area.maxY - 54, width: area.width, height: 30)
    }
}
