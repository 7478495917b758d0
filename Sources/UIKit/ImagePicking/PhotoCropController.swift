import Foundation

/// Lets the person choose a square of a picture, by moving and pinching it.
final class PhotoCropController: UIViewController, UIScrollViewDelegate {
    private let image: UIImage
    private let completion: (CGRect?) -> Void
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let cancel = UIButton(type: .system)
    private let choose = UIButton(type: .system)

    /// - Parameter completion: Is called with the square in the picture's points; with nothing if the person goes back.
    init(_ image: UIImage, completion: @escaping (CGRect?) -> Void) {
        (self.image, self.completion) = (image, completion)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.image = image
        picture.frame = CGRect(origin: .zero, size: image.size)
        scroll.addSubview(picture)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        scroll.clipsToBounds = false
        scroll.layer.borderWidth = 1
        scroll.layer.borderColor = UIColor.white.cgColor
        cancel.setTitle(SystemWords.text(.cancel), for: .normal)
        cancel.addAction(UIAction { [weak self] _ in self?.completion(nil) }, for: .touchUpInside)
        choose.setTitle("Choose", for: .normal)
        choose.addAction(UIAction { [weak self] _ in self.map { $0.completion($0.square) } }, for: .touchUpInside)
        for button in [cancel, choose] {
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 18)
        }
        for view in [scroll, cancel, choose] as [UIView] { self.view.addSubview(view) }
    }

    /// The part of the picture that the square shows.
    private var square: CGRect {
        let scale = max(scroll.zoomScale, 1e-6)
        // Whole points, and a square.
        let side = min((scroll.bounds.width / scale).rounded(), image.size.width, image.size.height)
        func place(_ offset: CGFloat, _ length: CGFloat) -> CGFloat { min(max((offset / scale).rounded(), 0), length - side) }
        return CGRect(
            x: place(scroll.contentOffset.x, image.size.width), y: place(scroll.contentOffset.y, image.size.height), width: side,
            height: side)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(area.width, max(0, area.height - 120))
        let frame = CGRect(x: area.midX - side / 2, y: area.minY + (area.height - 80 - side) / 2, width: side, height: side)
        cancel.frame = CGRect(x: area.minX + 16, y: area.maxY - 60, width: 100, height: 44)
        choose.frame = CGRect(x: area.maxX - 116, y: area.maxY - 60, width: 100, height: 44)
        guard scroll.frame != frame, image.size.width > 0, image.size.height > 0, side > 0 else { return }
        scroll.frame = frame
        let least = max(side / image.size.width, side / image.size.height)
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (least, max(least * 4, 1))
        scroll.zoomScale = least
        scroll.contentOffset = CGPoint(x: (image.size.width * least - side) / 2, y: (image.size.height * least - side) / 2)
    }
}
