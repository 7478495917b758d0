import Foundation
import SampanHost

/// The system's own marks over every window: time, signal and battery on top, the home indicator at the bottom.
@MainActor
final class StatusBar {
    private let state = StatusBarState()
    private let top = StatusBarView(frame: .zero)
    private let home = CALayer()
    private var isInstalled = false

    init() { StatusBarState.current = state }

    /// Puts the marks on the screen, above all windows.
    func install() {
        isInstalled = true
        let root = UIScreen.main.rootLayer
        for layer in [top.layer, home] {
            layer.zPosition = 1_000_000
            root.addSublayer(layer)
        }
        followTime()
    }

    /// Follows the frontmost controller's wishes.
    func update() {
        guard isInstalled else { return }
        let screen = UIScreen.main
        let controller = decider(childOf: \.childForStatusBarStyle)
        let isLandscapePhone = screen.bounds.width > screen.bounds.height && screen.device.idiom == .phone
        state.isHidden = isLandscapePhone || (decider(childOf: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false)
        state.style = controller?.preferredStatusBarStyle ?? .default
        let isDark = (controller?.traitCollection ?? UITraitCollection.host).userInterfaceStyle == .dark
        top.color = state.style == .lightContent || (state.style == .default && isDark) ? .white : .black
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        top.frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: StatusBarState.height)
        top.isHidden = state.isHidden
        placeHomeIndicator(isDark: top.color == .white && state.style != .lightContent)
        CATransaction.commit()
    }

    /// Shows the time anew whenever it becomes another.
    private func followTime() {
        guard let wait = AppRuntime.shared?.host.timeOfDayHolds else { return }
        HostTimer.schedule(after: wait) { [weak self] in
            self?.top.setNeedsDisplay()
            self?.followTime()
        }
    }

    private func placeHomeIndicator(isDark: Bool) {
        let screen = UIScreen.main
        let size = CGSize(width: screen.bounds.width > screen.bounds.height ? 210 : 139, height: 5)
        home.isHidden =
            screen.device.hasHomeButton || (decider(childOf: \.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false)
        home.frame = CGRect(
            x: (screen.bounds.width - size.width) / 2, y: screen.bounds.height - size.height - 8, width: size.width, height: size.height)
        home.cornerRadius = size.height / 2
        home.backgroundColor = (isDark ? UIColor.white : UIColor.black).cgColor
    }

    /// The controller that decides: the frontmost one that fills the screen, or the child it names.
    private func decider(childOf path: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        let front = FrontController.find {
            $0.presentationControllerStorage?.shouldRemovePresentersView == true || $0.modalPresentationCapturesStatusBarAppearance
        }
        guard var controller = front else { return nil }
        while let child = controller[keyPath: path] { controller = child }
        return controller
    }
}

/// Draws the time, on a pad with the day, and the signal and battery marks.
private final class StatusBarView: UIView {
    var color = UIColor.black {
        didSet {
            if color != oldValue { setNeedsDisplay() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let isNotched = bounds.height > 30
        let isPad = UIScreen.main.device.idiom == .pad
        let middle = isNotched ? bounds.height * 0.55 + 1 : bounds.height / 2
        let font = UIFont.systemFont(ofSize: isNotched ? 17 : 12, weight: .semibold)
        let text = NSAttributedString(
            string: isPad ? "\(time)   \(day)" : time, attributes: [.font: font, .foregroundColor: color])
        let size = text.size()
        let timeCenter = isNotched ? max(size.width / 2 + 16, bounds.width * 0.1425) : bounds.width / 2
        text.draw(at: CGPoint(x: isPad ? 20 : timeCenter - size.width / 2, y: middle - size.height / 2))
        color.setFill()
        color.setStroke()
        let right = isNotched ? bounds.width - 32 : bounds.width - 8
        drawBattery(right: right, middle: middle)
        drawWiFi(center: right - 27.5 - 7 - 8.5, middle: middle)
        drawSignal(right: right - 27.5 - 7 - 17 - 6, middle: middle)
    }

    private var time: String { AppRuntime.shared?.host.timeOfDay ?? "" }

    /// "Tue Jan 9": shorter than dates are elsewhere.
    private var day: String {
        let calendar = Calendar(identifier: .gregorian)
        guard let day = AppRuntime.shared?.host.day, let date = calendar.date(from: day) else { return "" }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: date).replacingOccurrences(of: ",", with: "")
    }

    private func drawBattery(right: CGFloat, middle: CGFloat) {
        let body = CGRect(x: right - 27.5, y: middle - 6.5, width: 25, height: 13)
        let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
        color.withAlphaComponent(0.35).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.4).setFill()
        UIBezierPath(roundedRect: CGRect(x: right - 1.5, y: middle - 2, width: 1.5, height: 4), cornerRadius: 0.75).fill()
        color.setFill()
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.4).fill()
    }

    private func drawWiFi(center: CGFloat, middle: CGFloat) {
        let base = CGPoint(x: center, y: middle + 5.5)
        for (inner, outer) in [(CGFloat(0), CGFloat(3.4)), (4.9, 7.5), (9, 11.6)] {
            let path = UIBezierPath()
            path.addArc(withCenter: base, radius: outer, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
            if inner > 0 {
                path.addArc(withCenter: base, radius: inner, startAngle: -.pi * 0.25, endAngle: -.pi * 0.75, clockwise: false)
            } else {
                path.addLine(to: base)
            }
            path.close()
            path.fill()
        }
    }

    private func drawSignal(right: CGFloat, middle: CGFloat) {
        for bar in 0..<4 {
            let height = 4 + CGFloat(bar) * 2.67
            let rect = CGRect(x: right - 19 + CGFloat(bar) * 5.1, y: middle + 6 - height, width: 3.2, height: height)
            UIBezierPath(roundedRect: rect, cornerRadius: 0.9).fill()
        }
    }
}
