import UIKit

final class ListAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.rootViewController = ListController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Eight bitmaps of 180 × 180 pixels, different from each other.
func makeImages() -> [UIImage] {
    (0..<8).map { index in
        var pixels = [UInt8](repeating: 255, count: 180 * 180 * 4)
        for y in 0..<180 {
            for x in 0..<180 {
                let at = (y * 180 + x) * 4
                pixels[at] = y % 6 == 0 ? UInt8(x) : UInt8(index * 30)
                pixels[at + 1] = y % 6 == 0 ? UInt8(y) : UInt8(200 - index * 20)
                pixels[at + 2] = y % 6 == 0 ? 90 : 120
            }
        }
        let provider = CGDataProvider(data: Data(pixels) as CFData)!
        let image = CGImage(
            width: 180, height: 180, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 720, space: CGColorSpace(name: CGColorSpace.sRGB)!,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue), provider: provider, decode: nil,
            shouldInterpolate: true, intent: .defaultIntent)!
        return UIImage(cgImage: image, scale: 3, orientation: .up)
    }
}

final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) static weak var current: ListController?
    private let images = makeImages()
    let tableView = UITableView(frame: .zero, style: .plain)

    override var prefersStatusBarHidden: Bool { true }
    override var prefersHomeIndicatorAutoHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.current = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 65
        tableView.separatorStyle = .none
        tableView.backgroundColor = .white
        tableView.showsVerticalScrollIndicator = false
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(ListCell.self, forCellReuseIdentifier: "row")
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! ListCell
        cell.show(indexPath.row, images[indexPath.row % images.count])
        return cell
    }
}

final class ListCell: UITableViewCell {
    private let card = UIView()
    private let picture = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        card.backgroundColor = UIColor(red: 0xF2 / 255, green: 0xF2 / 255, blue: 0xF7 / 255, alpha: 1)
        card.layer.cornerRadius = 6
        picture.layer.cornerRadius = 10
        picture.clipsToBounds = true
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textColor = .black
        subtitle.font = .systemFont(ofSize: 13)
        subtitle.textColor = .gray
        contentView.addSubview(card)
        for view in [picture, title, subtitle] { card.addSubview(view) }
        card.frame = CGRect(x: 4, y: 2, width: 385, height: 61)
        picture.frame = CGRect(x: 8, y: 5, width: 55, height: 55)
        title.frame = CGRect(x: 76, y: 10, width: 300, height: 21)
        subtitle.frame = CGRect(x: 76, y: 36, width: 300, height: 16)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int, _ image: UIImage) {
        picture.image = image
        title.text = "Thức uống số \(row)"
        subtitle.text = "A second, longer line of grey text \(row)"
    }
}
