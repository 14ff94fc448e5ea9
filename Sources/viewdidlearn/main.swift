import LibC
import LineEditing

adoptUTF8Locale()
signal(SIGPIPE, SIG_IGN)
exit(onDeepStack { Program(arguments: CommandLine.arguments).run() })
