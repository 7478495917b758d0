import UIKit

/// The article's demonstration: a list of movies that comes from a server, and from the cache where the server is silent.
struct Movie: Codable {
    let id: Int
    let name: String
    let overview: String
    let posterImage: String
}

var movieCache = Cache<Int, Movie>()
let imageCache = Cache<String, UIImage>()

extension Cache where Key == Int, Value == Movie {
    var listCacheMovie: [Movie] { keys.sorted().compactMap { self[$0] } }
}

/// The scripts open `check:online`, go to the background, and open `check:offline` in the app's next life.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let list = MovieList()
    private var loaded: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        movieCache = (try? Cache<Int, Movie>.load("movies")) ?? movieCache
        loaded = Thread.isMainThread ? movieCache.listCacheMovie.map(\.name) : []
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = list
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        try? movieCache.saveToDisk("movies")
        claim("c31", holds: FileManager.default.fileExists(atPath: Cache<Int, Movie>.file("movies").path))
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if url.absoluteString.hasSuffix("offline") {
            claim("c33", holds: loaded == ["A", "B"], "\(loaded)")
            list.show(nil)
            claim("c35", holds: list.names == ["A", "B"], "\(list.names)")
            try? FileManager.default.removeItem(at: Cache<Int, Movie>.file("movies"))
            return true
        }
        let answer =
            #"[{"id": 1, "name": "A", "overview": "a", "posterImage": "a.png"}, {"id": 2, "name": "B", "overview": "b", "posterImage": "b.png"}]"#
        list.show(Data(answer.utf8))
        claim("c28", "c30", holds: list.names == ["A", "B"] && movieCache[2]?.posterImage == "b.png", "\(list.names)")
        imageCache["a.png"] = UIImage()
        claim("c29", holds: imageCache["a.png"] != nil && movieCache.keys == [1, 2])
        return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        DispatchQueue.main.async { claim("c02", holds: imageCache["a.png"] == nil && imageCache.keys.isEmpty, "\(imageCache.keys)") }
    }
}

final class MovieList: UITableViewController {
    private var movies: [Movie] = []

    /// The names in the rows.
    var names: [String] {
        tableView.layoutIfNeeded()
        return tableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "movie")
    }

    /// Shows what the server said, or what is cached if it said nothing.
    func show(_ answer: Data?) {
        if let answer, let all = try? JSONDecoder().decode([Movie].self, from: answer) {
            all.forEach { movieCache[$0.id] = $0 }
            movies = all
        } else {
            movies = movieCache.listCacheMovie
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { movies.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: indexPath)
        cell.textLabel?.text = movies[indexPath.row].name
        return cell
    }
}
